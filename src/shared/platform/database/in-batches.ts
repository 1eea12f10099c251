import { setImmediate as nextTurn } from 'node:timers/promises';

/** A statement of so many rows takes milliseconds, also on a slow disk, and stays below the databases' limit of values. */
export const ROWS_PER_BATCH = 200;

/**
 * Repeats a short statement or transaction until it finds fewer rows than a batch has, and returns how many there were in
 * all. SQLite works in the thread that serves pages: requests have their turn between two batches, other writers too.
 */
export async function inBatches(batch: (limit: number) => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const count = await batch(ROWS_PER_BATCH);
    total += count;
    if (count < ROWS_PER_BATCH) return total;
    await nextTurn();
  }
}

/** Writes many rows in short statements or transactions, with turns for others between them. */
export async function forEachBatch<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_BATCH) {
    await write(rows.slice(from, from + ROWS_PER_BATCH));
    await nextTurn();
  }
}
