import { existsSync } from 'node:fs';

/**
 * The path of a worker thread's program. From source it is a file beside the one that starts it; in the built
 * server it is `{name}.js` in dist/server, and who starts it may have been put into a chunk one folder below.
 */
export function workerFile(source: string, name: string, here: string): URL {
  // Not written as `new URL('…', import.meta.url)` at the caller: the bundler would take it for a picture to copy.
  const places = [source, `./${name}.js`, `../${name}.js`].map((file) => new URL(file, here));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`The worker ${name} is not built: there is no ${name}.js beside ${here}`);
  return found;
}
