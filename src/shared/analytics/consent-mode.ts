import type { ConsentCategory } from './consent-categories.ts';
import { dataLayer } from './data-layer.ts';

const storages = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
} as const satisfies Record<string, ConsentCategory>;

let consentCommandCount = 0;
let tagManagerRunning = false;

/** Google's Consent Mode, version 2: everything is denied until the visitor consents. */
export function denyByDefault(): void {
  pushConsentCommand('default', []);
}

export function updateConsent(given: readonly ConsentCategory[]): void {
  pushConsentCommand('update', given);
}

/**
 * The tag manager is being loaded. Its start event goes after the consent commands and before all other events, as if
 * it had been there from the first.
 */
export function pushTagManagerStart(startedAt: number): void {
  dataLayer().splice(consentCommandCount, 0, { 'gtm.start': startedAt, event: 'gtm.js' });
  tagManagerRunning = true;
}

/**
 * Until the tag manager runs, consent commands go before all events: the tag that counts a page view must not run on
 * a refusal or a consent that the visitor has since changed.
 */
function pushConsentCommand(occasion: 'default' | 'update', given: readonly ConsentCategory[]): void {
  const layer = dataLayer();
  const consent = command('consent', occasion, statesOf(given));
  if (tagManagerRunning) layer.push(consent);
  else layer.splice(consentCommandCount, 0, consent);
  consentCommandCount += 1;
}

function statesOf(given: readonly ConsentCategory[]): Record<string, 'granted' | 'denied'> {
  const states = Object.entries(storages).map(
    ([storage, category]) => [storage, given.includes(category) ? 'granted' : 'denied'] as const,
  );
  return Object.fromEntries(states);
}

function command(..._args: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: the tag manager knows a command by its being an arguments object
  return arguments;
}
