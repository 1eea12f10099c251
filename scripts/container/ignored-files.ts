import { matchesGlob } from 'node:path';

/** Whether a .dockerignore keeps a file out of the image: a pattern names it or a folder above it. */
export function ignoredBy(dockerignore: string): (file: string) => boolean {
  const patterns = dockerignore.split('\n').filter((line) => line && !line.startsWith('#'));
  return (file) => {
    const parts = file.split('/');
    const paths = parts.map((_, n) => parts.slice(0, n + 1).join('/'));
    return paths.some((path) => patterns.some((pattern) => matchesGlob(path, pattern)));
  };
}
