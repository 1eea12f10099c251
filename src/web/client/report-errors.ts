import type { ClientErrorCode } from '../../shared/platform/client-error-codes.ts';
import { reportClientError } from '../../shared/platform/report-client-error.ts';
import { pageData } from './page-data.ts';

const reportsPerPage = 5;
let sent = 0;

/** One broken script may fail many times; the log does not need each of them. */
export function report(code: ClientErrorCode, problem: unknown, place: string): void {
  if (sent >= reportsPerPage) return;
  sent += 1;
  reportClientError(code, place, problem, { path: pageData().path });
}

export function reportErrors(): void {
  addEventListener('error', (event) => report('SCRIPT_ERROR', event.error ?? event.message, 'window'));
  addEventListener('unhandledrejection', (event) => report('UNHANDLED_REJECTION', event.reason, 'window'));
}
