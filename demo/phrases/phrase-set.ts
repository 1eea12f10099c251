import type { Language } from '../../src/sites/languages.ts';
import type { Site } from '../../src/sites/site.ts';
import { britishPhrases } from './en.ts';
import { finnishPhrases, swedishOnFinnishPhrases } from './fi.ts';
import { norwegianPhrases } from './nb.ts';
import { slovakPhrases } from './sk.ts';
import { englishOnSwedishPhrases, swedishPhrases, swedishStorePhrases } from './sv.ts';

/** Phrases as people type them on a page, each with the filters that it means. */
export type PhraseSet = {
  name: string;
  index: string;
  site: Pick<Site, 'country' | 'languages'>;
  language: Language;
  phrases: readonly (readonly [phrase: string, filters: string])[];
};

const sweden: PhraseSet['site'] = { country: 'SE', languages: ['sv', 'en'] };
const finland: PhraseSet['site'] = { country: 'FI', languages: ['fi', 'sv'] };

export const phraseSets: readonly PhraseSet[] = [
  { name: 'Swedish', index: 'cars-solvik-se', site: sweden, language: 'sv', phrases: swedishPhrases },
  {
    name: 'Swedish at a store',
    index: 'cars-carstore-se',
    site: { country: 'SE', languages: ['sv'] },
    language: 'sv',
    phrases: swedishStorePhrases,
  },
  {
    name: 'English in Sweden',
    index: 'cars-solvik-se',
    site: sweden,
    language: 'en',
    phrases: englishOnSwedishPhrases,
  },
  {
    name: 'Norwegian',
    index: 'cars-solvik-no',
    site: { country: 'NO', languages: ['nb'] },
    language: 'nb',
    phrases: norwegianPhrases,
  },
  { name: 'Finnish', index: 'cars-carstore-fi', site: finland, language: 'fi', phrases: finnishPhrases },
  {
    name: 'Swedish in Finland',
    index: 'cars-carstore-fi',
    site: finland,
    language: 'sv',
    phrases: swedishOnFinnishPhrases,
  },
  {
    name: 'Slovak',
    index: 'cars-carstore-sk',
    site: { country: 'SK', languages: ['sk'] },
    language: 'sk',
    phrases: slovakPhrases,
  },
  {
    name: 'British',
    index: 'cars-solvik-uk',
    site: { country: 'GB', languages: ['en'] },
    language: 'en',
    phrases: britishPhrases,
  },
];
