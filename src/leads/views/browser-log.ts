/** The browser's log is the house's own, without a word about the visitor (ERR-37). */
export function browserLog(place: string) {
  return (level: 'warn' | 'error', code: string, message: string): void => {
    const body = JSON.stringify({ code, message, place, level, path: location.pathname });
    navigator.sendBeacon('/api/client-errors', new Blob([body], { type: 'application/json' }));
  };
}
