import type { Translation } from 'vanilla-cookieconsent';
import { consentCategories } from '../analytics/consent-categories.ts';
import { escapeHtml } from '../platform/escape.ts';
import type { ConsentSettings } from '../shell/consent/consent-settings.ts';

/** The dictionary's words where the library expects them. It takes them for HTML; editors write plain text. */
export function consentTexts(consent: ConsentSettings): Translation {
  const say = escapeHtml;
  const buttons = { acceptAllBtn: say(consent.acceptAll), acceptNecessaryBtn: say(consent.onlyNecessary) };
  const privacy = consent.privacy ? ` <a href="${say(consent.privacy)}">${say(consent.privacyLink)}</a>` : '';
  return {
    consentModal: {
      ...buttons,
      title: say(consent.heading),
      // The library puts the revision's message where its name stands, or nothing.
      description: `{{revisionMessage}}${say(consent.text)}${privacy}`,
      revisionMessage: `${say(consent.changed)} `,
      showPreferencesBtn: say(consent.choose),
    },
    preferencesModal: {
      ...buttons,
      title: say(consent.settingsHeading),
      savePreferencesBtn: say(consent.save),
      closeIconLabel: consent.close,
      sections: [
        { description: `${say(consent.settingsText)}${privacy}` },
        ...consentCategories.map((category) => ({
          linkedCategory: category,
          title: say(consent.categories[category].name),
          description: say(consent.categories[category].text),
        })),
      ],
    },
  };
}
