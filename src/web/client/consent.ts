import { applyConsent, CONSENT_SETTINGS_EVENT, openConsentSettings } from '../../shared/analytics/consent.ts';
import { storedConsent } from '../../shared/analytics/stored-consent.ts';
import { whenIdle } from './hydration-triggers.ts';
import { pageData } from './page-data.ts';

/** In rich text a link can only carry an address; this one opens the settings, too. */
const settingsLinks = '[data-consent-settings], a[href$="#consent-settings"]';

/**
 * Asks visitors who have not chosen, once the page is idle, and opens the settings whenever somebody wants
 * them. The dialog and its library are loaded only then: visitors who have chosen load nothing.
 */
export function initConsent(): void {
  const { consent } = pageData();
  if (!consent) return;
  const dialog = () => import('../shell/consent/consent-dialog.ts');
  const choice = () => storedConsent(document.cookie, consent.revision);
  document.addEventListener(CONSENT_SETTINGS_EVENT, async () => (await dialog()).openSettings(consent));
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest(settingsLinks))) return;
    event.preventDefault();
    openConsentSettings();
  });
  if (choice() || isRobot()) return;
  whenIdle(async () => (await dialog()).showBanner(consent));
  // The visitor may choose on the next page, or in another tab, and then come back to this one.
  const catchUp = async () => {
    const made = choice();
    if (!made) return;
    applyConsent(made);
    (await dialog()).dismiss();
  };
  addEventListener('pageshow', ({ persisted }) => persisted && catchUp());
  document.addEventListener('visibilitychange', catchUp);
}

/** Search engines would index the banner as the page's own text. */
function isRobot(): boolean {
  return navigator.webdriver || /bot|crawl|spider|slurp/i.test(navigator.userAgent);
}
