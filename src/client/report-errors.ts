import { pageFacts } from './page-facts.ts';

const reportsPerPage = 5;
let sent = 0;

/** Tells the server's log about an error in the browser: its kind and place, nothing about the visitor. */
export function report(code: string, problem: unknown, place: string): void {
  if (sent >= reportsPerPage) return;
  sent += 1;
  const message = problem instanceof Error ? problem.message : String(problem);
  const { path } = pageFacts();
  const body = JSON.stringify({ code, message: message.slice(0, 300), place, path });
  navigator.sendBeacon('/api/client-errors', new Blob([body], { type: 'application/json' }));
}

export function reportErrors(): void {
  addEventListener('error', (event) => report('SCRIPT_ERROR', event.error ?? event.message, 'window'));
  addEventListener('unhandledrejection', (event) => report('UNHANDLED_REJECTION', event.reason, 'window'));
}
