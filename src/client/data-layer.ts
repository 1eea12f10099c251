import { takeChoice } from '../analytics/consent.ts';
import { denyByDefault } from '../analytics/consent-mode.ts';
import { pushEvent } from '../analytics/data-layer.ts';
import { keptChoice } from '../analytics/kept-choice.ts';
import { pageFacts } from './page-facts.ts';

/** First of all: nothing is allowed; then what the visitor allowed earlier; then which page this is (ANA-01). */
export function fillDataLayer(): void {
  const { consent, pageView } = pageFacts();
  if (!consent) return;
  denyByDefault();
  const choice = keptChoice(document.cookie, consent.revision);
  if (choice) takeChoice(choice);
  if (pageView) pushEvent(pageView);
}
