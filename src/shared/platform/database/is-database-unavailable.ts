import { isBusy, isStorageRefusal } from './sqlite-problems.ts';

/** Of the system, when a server cannot be reached. */
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
];

/**
 * Of PostgreSQL: it shuts down, starts, has no connection or disk to spare, or has cancelled a statement that took too
 * long.
 */
const refusing = /^(08\w{3}|57P0[1-5]|57014|53[1-4]00|25P03)$/;

/** Of the driver, which gives these no code. */
const driverMessage =
  /connection terminated|terminating connection|the database system is|cannot begin transaction|timeout exceeded when trying to connect|connection error and is not queryable|client was closed/i;

/** Whether a request failed because the database is away, so that it may succeed when it is sent again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Another process has held SQLite's write lock for longer than a request waits.
  if (isBusy(error)) return true;
  const code = 'code' in error ? String(error.code) : '';
  if (isStorageRefusal(error)) return true;
  if (unreachable.includes(code) || refusing.test(code) || driverMessage.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  return isDatabaseUnavailable(error.cause);
}
