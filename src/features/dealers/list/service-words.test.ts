import { expect, test } from 'vitest';
import { SERVICE_FACET } from './dealer-facets.ts';
import { unfilteredDealers } from './dealer-list.ts';
import { serviceText } from './service-text.ts';
import { namedServices, serviceWords } from './service-words.ts';

const valuesOf = (...names: string[]) => names.map((text) => ({ text, count: 1, children: [] }));
const stock = [
  { name: SERVICE_FACET, type: 'hierarchical', values: valuesOf('Verkstad', 'Glasögon') },
] as const;
const chosen = { field: SERVICE_FACET, path: ['Delar'] };
const list = { ...unfilteredDealers, choices: [chosen] };
const page = (language: 'sv' | 'en') => ({ site: { languages: ['sv', 'en'] }, language }) as never;

test('the browser gets the words of the services that the list offers or that the address names', () => {
  const words = serviceWords(namedServices({ list, stock }), page('en'));
  expect(words).toEqual({ Verkstad: 'Workshop', Delar: 'Parts' });
  const tools = { serviceWords: words, feedLanguage: 'sv' } as const;
  expect(serviceText('Verkstad', tools)).toEqual({ text: 'Workshop', lang: undefined });
  expect(serviceText('Glasögon', tools)).toEqual({ text: 'Glasögon', lang: 'sv' });
  expect(serviceText('constructor', tools)).toEqual({ text: 'constructor', lang: 'sv' });
});

test('on a page in the language of the feed its own words stay', () => {
  const words = serviceWords(namedServices({ list, stock }), page('sv'));
  expect(words).toEqual({});
  expect(serviceText('Verkstad', { serviceWords: words, feedLanguage: undefined })).toEqual({
    text: 'Verkstad',
    lang: undefined,
  });
});
