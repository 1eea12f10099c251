import { applyConsent } from '../../shared/analytics/consent.ts';
import { denyByDefault } from '../../shared/analytics/consent-mode.ts';
import { pushEvent } from '../../shared/analytics/data-layer.ts';
import { storedConsent } from '../../shared/analytics/stored-consent.ts';
import { pageData } from './page-data.ts';

/** First of all: nothing is allowed; then what the visitor allowed earlier; then which page this is (ANA-01). */
export function initDataLayer(): void {
  const { consent, pageView } = pageData();
  if (!consent) return;
  denyByDefault();
  const choice = storedConsent(document.cookie, consent.revision);
  if (choice) applyConsent(choice);
  if (pageView) pushEvent(pageView);
}
