import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { aPageContext } from '../../../content/publishing/testing/a-page-context.ts';
import { allLanguages } from '../../../shared/sites/languages.ts';
import { consentSettings } from './consent-settings.ts';
import { consentTexts } from './consent-texts.ts';

const wordsIn = (language: 'sv' | 'en', written = {}) =>
  consentTexts(consentSettings({ ...aPageContext(), texts: textsFor(language, written) }));

test('both layers offer accept and reject side by side, in every language', () => {
  for (const language of allLanguages) {
    const page = { ...aPageContext(), texts: textsFor(language) };
    const { consentModal, preferencesModal } = consentTexts(consentSettings(page));
    for (const layer of [consentModal, preferencesModal]) {
      expect(layer.acceptAllBtn).toMatch(/\p{L}{4}/u);
      expect(layer.acceptNecessaryBtn).toMatch(/\p{L}{4}/u);
    }
    const named = preferencesModal.sections.flatMap(({ linkedCategory }) => linkedCategory ?? []);
    expect(named).toEqual(['necessary', 'analytics', 'marketing']);
  }
});

test('editors write plain text: nothing of it becomes markup', () => {
  const { consentModal } = wordsIn('sv', { consentHeading: 'Kakor <b onclick="x">& annat</b>' });
  expect(consentModal.title).toBe('Kakor &lt;b onclick=&quot;x&quot;&gt;&amp; annat&lt;/b&gt;');
});

test('the privacy page is linked where the dictionary names one', () => {
  expect(wordsIn('en').consentModal.description).not.toContain('<a');
  expect(wordsIn('en', { privacyAddress: '/privacy' }).consentModal.description).toContain(
    '<a href="/privacy">How we handle your data</a>',
  );
});
