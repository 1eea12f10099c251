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

/** Google's Consent Mode, version 2: everything is denied until the visitor has said otherwise. */
export function denyByDefault(): void {
  pushConsentCommand('default', []);
}

export function updateConsent(given: readonly ConsentCategory[]): void {
  pushConsentCommand('update', given);
}

/**
 * The tag manager is on its way. It finds its own start behind the consent and before all that has happened, as if it
 * had been there from the first; from now on it reads along.
 */
export function pushTagManagerStart(startedAt: number): void {
  dataLayer().splice(consentCommandCount, 0, { 'gtm.start': startedAt, event: 'gtm.js' });
  tagManagerRunning = true;
}

/**
 * As long as nobody reads the layer, what was chosen goes before what has happened: the tag that counts a page must
 * not run on a refusal which the visitor has since taken back, nor on a consent since withdrawn.
 */
function pushConsentCommand(occasion: 'default' | 'update', given: readonly ConsentCategory[]): void {
  const layer = dataLayer();
  const words = command('consent', occasion, statesOf(given));
  if (tagManagerRunning) layer.push(words);
  else layer.splice(consentCommandCount, 0, words);
  consentCommandCount += 1;
}

function statesOf(given: readonly ConsentCategory[]): Record<string, 'granted' | 'denied'> {
  const states = Object.entries(storages).map(
    ([storage, category]) => [storage, given.includes(category) ? 'granted' : 'denied'] as const,
  );
  return Object.fromEntries(states);
}

function command(..._words: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: the tag manager knows a command by its being an arguments object
  return arguments;
}
