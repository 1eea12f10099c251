import { type ConsentCategory, consentCategories } from './consent-categories.ts';
import { updateConsent } from './consent-mode.ts';

let chosen: readonly ConsentCategory[] | undefined;
const listeners = new Set<() => void>();

/** Whether the visitor has said yes, on this page or an earlier one. On the server nobody has. */
export function consentGiven(category: ConsentCategory): boolean {
  return category === 'necessary' || chosen?.includes(category) === true;
}

/** Calls once: now, if the visitor has said yes, otherwise as soon as that happens. Answers how to stop waiting. */
export function onConsent(category: ConsentCategory, callback: () => void): () => void {
  if (consentGiven(category)) {
    callback();
    return () => {};
  }
  const look = () => {
    if (!consentGiven(category)) return;
    listeners.delete(look);
    callback();
  };
  listeners.add(look);
  return () => listeners.delete(look);
}

export const CONSENT_SETTINGS_EVENT = 'consent-settings';

/** Opens the second layer. In HTML an element with `data-consent-settings` does the same. */
export function openConsentSettings(): void {
  document.dispatchEvent(new CustomEvent(CONSENT_SETTINGS_EVENT));
}

/** What the visitor has chosen. The tag manager hears of it before anybody acts on it. */
export function applyConsent(categories: readonly string[]): void {
  const now = consentCategories.filter((category) => categories.includes(category));
  if (chosen && String(chosen) === String(now)) return;
  chosen = now;
  updateConsent(now);
  for (const look of [...listeners]) look();
}
