import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database, Schema } from '../../platform/database/schema.ts';

const ATTEMPTS = 5;
const MAX_PAUSE_MS = 50;
// PostgreSQL: serialization_failure and deadlock_detected.
const retryable = ['40001', '40P01'];

/**
 * A transaction that is run again when the database ended it in favour of another one. Two customers whose holds have
 * run out may each delete the other's hold on the way to its time; only one of them can be let through first.
 */
export async function transactionWithRetry<T>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await pause(Math.random() * MAX_PAUSE_MS);
    }
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && retryable.includes(String(error.code));
}
