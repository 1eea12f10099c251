import type { Translation } from 'vanilla-cookieconsent';
import { consentCategories } from '../../../shared/analytics/consent-categories.ts';
import { escapeHtml } from '../../../shared/platform/escape.ts';
import type { ConsentSettings } from './consent-settings.ts';

/** The site's texts as the library expects them. It inserts them as HTML; editors write plain text. */
export function consentTexts(consent: ConsentSettings): Translation {
  const buttons = {
    acceptAllBtn: escapeHtml(consent.acceptAll),
    acceptNecessaryBtn: escapeHtml(consent.onlyNecessary),
  };
  const privacy = consent.privacy
    ? ` <a href="${escapeHtml(consent.privacy)}">${escapeHtml(consent.privacyLink)}</a>`
    : '';
  return {
    consentModal: {
      ...buttons,
      title: escapeHtml(consent.heading),
      // The library replaces the placeholder with the revision's message, or with nothing.
      description: `{{revisionMessage}}${escapeHtml(consent.text)}${privacy}`,
      revisionMessage: `${escapeHtml(consent.changed)} `,
      showPreferencesBtn: escapeHtml(consent.choose),
    },
    preferencesModal: {
      ...buttons,
      title: escapeHtml(consent.settingsHeading),
      savePreferencesBtn: escapeHtml(consent.save),
      closeIconLabel: consent.close,
      sections: [
        { description: `${escapeHtml(consent.settingsText)}${privacy}` },
        ...consentCategories.map((category) => ({
          linkedCategory: category,
          title: escapeHtml(consent.categories[category].name),
          description: escapeHtml(consent.categories[category].text),
        })),
      ],
    },
  };
}
