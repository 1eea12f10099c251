import type { ClientErrorCode } from './client-error-codes.ts';

const MAX_MESSAGE_LENGTH = 300;

/**
 * Sends an error in the browser to the server's log (ERR-37): code, place and message, nothing about the
 * visitor. Errors in editing mode are not reported.
 */
export function reportClientError(
  code: ClientErrorCode,
  place: string,
  reason: unknown,
  { level = 'warn', path = location.pathname }: { level?: 'warn' | 'error'; path?: string } = {},
): void {
  if (document.documentElement.hasAttribute('data-editing')) return;
  const message = (reason instanceof Error ? reason.message : String(reason)).slice(0, MAX_MESSAGE_LENGTH);
  const body = JSON.stringify({ code, message, place, level, path: path.slice(0, MAX_MESSAGE_LENGTH) });
  navigator.sendBeacon('/api/client-errors', new Blob([body], { type: 'application/json' }));
}
