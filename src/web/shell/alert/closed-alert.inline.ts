import { CLOSED_ALERT, isAlertClosed } from './closed-alert.ts';

// Pages are the same for all visitors, so whether the message was closed is decided in the browser, and before the
// first paint: this is an inline script in the head, allowed by its hash in the CSP.
document.documentElement.toggleAttribute(CLOSED_ALERT, isAlertClosed(document.cookie));
