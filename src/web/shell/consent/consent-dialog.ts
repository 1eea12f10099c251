import {
  type CookieConsentConfig,
  reset,
  run,
  show,
  showPreferences,
  validConsent,
} from 'vanilla-cookieconsent';
import { applyConsent } from '../../../shared/analytics/consent.ts';
import type { ConsentSettings } from './consent-settings.ts';
import './consent.css';
import { cookiesToClear } from './consent-cookies.ts';
import { styleBanner, styleSettings } from './consent-styling.ts';
import { consentTexts } from './consent-texts.ts';

let started: Promise<void> | undefined;

/** The first layer: a banner at the bottom of the window that leaves the page usable. */
export async function showBanner(consent: ConsentSettings): Promise<void> {
  await start(consent);
  show(true);
}

/** The second layer. */
export async function openSettings(consent: ConsentSettings): Promise<void> {
  await start(consent);
  showPreferences();
}

/** The visitor has chosen in another tab or page. The settings, opened later, show that choice. */
export function dismiss(): void {
  if (!started || validConsent()) return;
  reset();
  started = undefined;
}

function start(consent: ConsentSettings): Promise<void> {
  started ??= run(dialogConfig(consent));
  return started;
}

function dialogConfig(consent: ConsentSettings): CookieConsentConfig {
  const language = document.documentElement.lang;
  return {
    root: insertRoot(),
    revision: consent.revision,
    autoShow: false,
    // Bots are filtered before this file is loaded, and the settings open for every visitor.
    hideFromBots: false,
    manageScriptTags: false,
    guiOptions: {
      consentModal: { equalWeightButtons: true },
      preferencesModal: { equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: { autoClear: { cookies: cookiesToClear('analytics', location.hostname) } },
      marketing: { autoClear: { cookies: cookiesToClear('marketing', location.hostname) } },
    },
    language: { default: language, translations: { [language]: consentTexts(consent) } },
    onConsent: ({ cookie }) => applyConsent(cookie.categories),
    onChange: ({ cookie }) => applyConsent(cookie.categories),
    onModalReady: ({ modalName, modal }) =>
      modalName === 'consentModal' ? styleBanner(modal) : styleSettings(modal),
  };
}

/** Right after the skip link, so that the banner comes first by keyboard, too. */
function insertRoot(): HTMLElement {
  const element = document.createElement('div');
  const skipLink = document.querySelector('.skip-link');
  if (skipLink) skipLink.after(element);
  else document.body.prepend(element);
  return element;
}
