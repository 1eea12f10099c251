import { AS_ROWS_ATTRIBUTE, readsAsRows } from './kits-as-rows.ts';

// Pages are the same for all visitors, so list or grid is decided in the browser, and before the first paint: this is
// an inline script in the head, allowed by its hash in the CSP.
document.documentElement.toggleAttribute(AS_ROWS_ATTRIBUTE, readsAsRows(document.cookie));
