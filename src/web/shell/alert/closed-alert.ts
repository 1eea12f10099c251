const cookie = 'hideAlert=true';
const ONE_DAY_S = 24 * 60 * 60;

/** Set on <html> while the message is closed; alert.css hides it. */
export const CLOSED_ALERT = 'data-alert-closed';

const closed = /(?:^|;\s*)hideAlert=true(?:;|$)/;

export function isAlertClosed(cookies: string): boolean {
  return closed.test(cookies);
}

/** One cookie for all messages (ALERT-09). Script may read it: it is a preference, nothing that identifies anyone. */
export function closedAlertCookie({ secure }: { secure: boolean }): string {
  return `${cookie}; max-age=${ONE_DAY_S}; path=/; samesite=lax${secure ? '; secure' : ''}`;
}
