import {
  type CookieConsentConfig,
  reset,
  run,
  show,
  showPreferences,
  validConsent,
} from 'vanilla-cookieconsent';
import { applyConsent } from '../analytics/consent.ts';
import type { ConsentSettings } from '../shell/consent/consent-settings.ts';
import '../shell/consent/consent.css';
import { cookiesToClear } from './consent-cookies.ts';
import { styleBanner, styleSettings } from './consent-styling.ts';
import { consentTexts } from './consent-texts.ts';

let running: Promise<void> | undefined;

/** The first layer: a banner at the foot of the window that leaves the page in reach. */
export async function showBanner(consent: ConsentSettings): Promise<void> {
  await start(consent);
  show(true);
}

/** The second layer. */
export async function openSettings(consent: ConsentSettings): Promise<void> {
  await start(consent);
  showPreferences();
}

/** The question has been answered elsewhere. Who opens the settings later finds that answer. */
export function dismiss(): void {
  if (!running || validConsent()) return;
  reset();
  running = undefined;
}

function start(consent: ConsentSettings): Promise<void> {
  running ??= run(dialogConfig(consent));
  return running;
}

function dialogConfig(consent: ConsentSettings): CookieConsentConfig {
  const language = document.documentElement.lang;
  return {
    root: insertRoot(),
    revision: consent.revision,
    autoShow: false,
    // Who is asked is decided before this file is loaded, and the settings open for everybody.
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

/** Right behind the way past the header: by keyboard the question comes first, as it does to the eye. */
function insertRoot(): HTMLElement {
  const element = document.createElement('div');
  const skipLink = document.querySelector('.skip-link');
  if (skipLink) skipLink.after(element);
  else document.body.prepend(element);
  return element;
}
