import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/** Makes sure that nobody but its owner reads a database file. SQLite gives its WAL the rights of the file. */
export function makePrivateFile(file: string): void {
  try {
    // Only a new one is opened: closing a file that is in use would end SQLite's locks on it.
    if (existsSync(file)) chmodSync(file, OWNER_ONLY);
    else closeSync(openSync(file, 'wx', OWNER_ONLY));
  } catch {
    // Another process was faster, the owner is somebody else, or SQLite cannot open it either and says why.
  }
}
