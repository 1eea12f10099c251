import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The list also has modules of the other shelves, which bring routes or tables. */
export function inFolder<F extends { name: string }>(features: readonly F[], folder: string): readonly F[] {
  return features.filter(({ name }) => existsSync(join(folder, name)));
}
