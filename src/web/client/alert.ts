import { CLOSED_ALERT, closedAlertCookie, isAlertClosed } from '../shell/alert/closed-alert.ts';
import { PAGE_TOP } from '../shell/scroll-to-top-rules.ts';

/** Closes the alert for a day. Checked on every page, also one restored from the back/forward cache. */
export function initAlert(): void {
  const button = document.querySelector('[data-alert-close]');
  if (!button) return;
  const update = () => document.documentElement.toggleAttribute(CLOSED_ALERT, isAlertClosed(document.cookie));
  addEventListener('pageshow', update);
  button.addEventListener('click', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = closedAlertCookie({ secure: location.protocol === 'https:' });
    update();
    // The button disappears; focus moves to the top of the page.
    document.getElementById(PAGE_TOP)?.focus({ preventScroll: true });
  });
}
