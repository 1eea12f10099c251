import { join } from 'node:path';

/** The studio runs with the project as its working directory; a bundle knows no other path to it. */
export function projectFile(...path: readonly string[]): string {
  return join(process.cwd(), ...path);
}
