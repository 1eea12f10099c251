import { type ConsentCategory, consentCategories } from './consent-categories.ts';
import { updateConsent } from './consent-mode.ts';

let chosen: readonly ConsentCategory[] | undefined;
const listeners = new Set<() => void>();

/** Whether the visitor has consented, on this page or an earlier one. Always false on the server. */
export function consentGiven(category: ConsentCategory): boolean {
  return category === 'necessary' || chosen?.includes(category) === true;
}

/** Calls once: now, if the visitor has consented, otherwise as soon as that happens. Returns how to stop waiting. */
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

/** Applies the visitor's choice. The tag manager is updated before any listener runs. */
export function applyConsent(categories: readonly string[]): void {
  const now = consentCategories.filter((category) => categories.includes(category));
  if (chosen && String(chosen) === String(now)) return;
  chosen = now;
  updateConsent(now);
  for (const look of [...listeners]) look();
}
