import { join } from 'node:path';

/** The studio is started in the folder of the house; its bundle knows no other. */
export function projectFile(...path: readonly string[]): string {
  return join(process.cwd(), ...path);
}
