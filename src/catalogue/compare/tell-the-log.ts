/** What went wrong in the browser reaches the server's log: the kind and the reason, nothing about the visitor. */
export function tellTheLog(code: string, place: string, reason: unknown): void {
  const message = (reason instanceof Error ? reason.message : String(reason)).slice(0, 300);
  const body = JSON.stringify({ code, message, place, path: location.pathname.slice(0, 300) });
  navigator.sendBeacon('/api/client-errors', new Blob([body], { type: 'application/json' }));
}
