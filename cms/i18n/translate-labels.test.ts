import { expect, it } from 'vitest';
import { chooseText } from './studio-text.ts';
import { translateCollection } from './translate-labels.ts';

it('gives every label of a collection in both languages, however deep its field lies', () => {
  const tabs = [{ label: 'Content', fields: [{ name: 'name', label: 'Name', type: 'text' as const }] }];
  const translated = translateCollection({ slug: 'pages', fields: [{ type: 'tabs', tabs }] });
  expect(translated.fields).toMatchObject([
    { tabs: [{ label: { en: 'Content', sv: expect.any(String) }, fields: [{ label: { en: 'Name' } }] }] },
  ]);
});

it('leaves alone what is written in both languages already', () => {
  const label = { en: 'Story', sv: 'Artikel' };
  const { labels } = translateCollection({ slug: 'stories', labels: { singular: label }, fields: [] });
  expect(labels?.singular).toEqual(label);
});

it('falls back to English for a language the studio is not written in', () => {
  expect(chooseText({ en: 'Page', sv: 'Sida' }, 'sv')).toBe('Sida');
  expect(chooseText({ en: 'Page', sv: 'Sida' }, 'fi')).toBe('Page');
});
