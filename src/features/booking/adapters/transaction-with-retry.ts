import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database, Schema } from '../../../shared/platform/database/schema.ts';
import { limitConcurrency } from '../../../shared/platform/limit-concurrency.ts';

const ATTEMPTS = 5;
const MAX_PAUSE_MS = 50;
// PostgreSQL: serialization_failure and deadlock_detected.
const retryable = ['40001', '40P01'];

/**
 * A transaction that is run again when the database ended it in favour of another one. Two customers whose holds have
 * run out may each delete the other's hold on the way to its time; only one of them can be let through first.
 */
export function transactionWithRetry<T>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return limitFor(db)(() => runWithRetry(db, work));
}

/**
 * Fewer than the connections of a server: a rush for one time leaves some for those who only look, and waits here
 * instead of running into the time limit for getting a connection.
 */
const MAX_CONCURRENT = 6;
const limits = new WeakMap<Database, ReturnType<typeof limitConcurrency>>();

function limitFor(db: Database): ReturnType<typeof limitConcurrency> {
  const limit = limits.get(db) ?? limitConcurrency(MAX_CONCURRENT);
  limits.set(db, limit);
  return limit;
}

async function runWithRetry<T>(db: Database, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
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
