import { CLOSED_ALERT, closedAlertCookie, isAlertClosed } from '../shell/alert/closed-alert.ts';
import { PAGE_TOP } from '../shell/scroll-to-top-rules.ts';

/** Closes the message for a day. Whether it is closed is asked anew on every page, also one the back button brings. */
export function initAlert(): void {
  const button = document.querySelector('[data-alert-close]');
  if (!button) return;
  const update = () => document.documentElement.toggleAttribute(CLOSED_ALERT, isAlertClosed(document.cookie));
  addEventListener('pageshow', update);
  button.addEventListener('click', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = closedAlertCookie({ secure: location.protocol === 'https:' });
    update();
    // The button is going; Tab goes on from the top of the page.
    document.getElementById(PAGE_TOP)?.focus({ preventScroll: true });
  });
}
