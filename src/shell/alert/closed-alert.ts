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

/**
 * Pages are the same for all visitors, so whether the message was closed is decided in the browser, and before
 * the first paint: this is an inline script in the head, allowed by its hash in the CSP.
 */
export const inlineAlertScript = `document.documentElement.toggleAttribute('${CLOSED_ALERT}',${closed}.test(document.cookie))`;
