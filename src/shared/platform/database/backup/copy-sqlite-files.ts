import { backup, DatabaseSync } from 'node:sqlite';

const BUSY_TIMEOUT_MS = 30_000;
const PAGES_PER_STEP = 2000;

/**
 * Copies databases that are in use, all as of the same moment. Writers wait for an instant, while all of them are held
 * at once; then each copy is made from what a reader sees who began at that instant.
 */
export async function copySqliteFiles(files: readonly { from: string; to: string }[]): Promise<void> {
  const open = files.map(({ from, to }) => ({
    to,
    writer: new DatabaseSync(from, { timeout: BUSY_TIMEOUT_MS }),
    reader: new DatabaseSync(from, { timeout: BUSY_TIMEOUT_MS }),
  }));
  try {
    for (const { writer } of open) writer.exec('begin immediate');
    for (const { reader } of open) {
      // A deferred transaction has its snapshot only once it has read.
      reader.exec('begin');
      reader.prepare('select count(*) from sqlite_master').get();
    }
    for (const { writer } of open) writer.exec('rollback');
    for (const { reader, to } of open) {
      await backup(reader, to, { rate: PAGES_PER_STEP });
      checkCopy(to);
    }
  } finally {
    for (const { writer, reader } of open) {
      writer.close();
      reader.close();
    }
  }
}

function checkCopy(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    const result = copy.prepare('pragma quick_check').get() as { quick_check: string };
    if (result.quick_check !== 'ok') throw new Error(`The copy ${file} is damaged: ${result.quick_check}`);
  } finally {
    copy.close();
  }
}
