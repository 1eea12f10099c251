import type { Language } from '../../src/shared/sites/languages.ts';
import type { Site } from '../../src/shared/sites/site.ts';
import { britishPhrases } from './en.ts';
import { britishEverydayPhrases, englishOnSwedishEverydayPhrases } from './en-everyday.ts';
import { britishHardPhrases, englishOnSwedishHardPhrases } from './en-hard.ts';
import { finnishPhrases, swedishOnFinnishPhrases } from './fi.ts';
import { finnishEverydayPhrases, swedishOnFinnishEverydayPhrases } from './fi-everyday.ts';
import { finnishHardPhrases, swedishOnFinnishHardPhrases } from './fi-hard.ts';
import { norwegianPhrases } from './nb.ts';
import { norwegianEverydayPhrases, norwegianStoreEverydayPhrases } from './nb-everyday.ts';
import { norwegianHardPhrases, norwegianStoreHardPhrases } from './nb-hard.ts';
import type { HardKind, HardPhrases, Phrase } from './phrase.ts';
import { slovakPhrases } from './sk.ts';
import { slovakEverydayPhrases } from './sk-everyday.ts';
import { slovakHardPhrases } from './sk-hard.ts';
import { englishOnSwedishPhrases, swedishPhrases, swedishStorePhrases } from './sv.ts';
import { swedishEverydayPhrases, swedishStoreEverydayPhrases } from './sv-everyday.ts';
import { swedishHardPhrases } from './sv-hard.ts';
import { swedishStoreHardPhrases } from './sv-store-hard.ts';

/** Phrases as people type them on a page, each with the filters that it means (phrase.ts says how they are written). */
export type PhraseSet = {
  name: string;
  index: string;
  site: Pick<Site, 'country' | 'languages'>;
  language: Language;
  phrases: readonly Phrase[];
};

/** The phrases of one hard kind on a page. */
export type HardPhraseSet = PhraseSet & { kind: HardKind };

type Page = Omit<PhraseSet, 'phrases'>;

const sweden: PhraseSet['site'] = { country: 'SE', languages: ['sv', 'en'] };
const finland: PhraseSet['site'] = { country: 'FI', languages: ['fi', 'sv'] };
const norway: PhraseSet['site'] = { country: 'NO', languages: ['nb'] };

const swedish: Page = { name: 'Swedish', index: 'cars-solvik-se', site: sweden, language: 'sv' };
const swedishStore: Page = {
  name: 'Swedish at a store',
  index: 'cars-carstore-se',
  site: { country: 'SE', languages: ['sv'] },
  language: 'sv',
};
const englishInSweden: Page = { ...swedish, name: 'English in Sweden', language: 'en' };
const norwegian: Page = { name: 'Norwegian', index: 'cars-solvik-no', site: norway, language: 'nb' };
const norwegianStore: Page = { ...norwegian, name: 'Norwegian at a store', index: 'cars-carstore-no' };
const finnish: Page = { name: 'Finnish', index: 'cars-carstore-fi', site: finland, language: 'fi' };
const swedishInFinland: Page = { ...finnish, name: 'Swedish in Finland', language: 'sv' };
const slovak: Page = {
  name: 'Slovak',
  index: 'cars-carstore-sk',
  site: { country: 'SK', languages: ['sk'] },
  language: 'sk',
};
const british: Page = {
  name: 'British',
  index: 'cars-solvik-uk',
  site: { country: 'GB', languages: ['en'] },
  language: 'en',
};

export const phraseSets: readonly PhraseSet[] = [
  { ...swedish, phrases: [...swedishPhrases, ...swedishEverydayPhrases] },
  { ...swedishStore, phrases: [...swedishStorePhrases, ...swedishStoreEverydayPhrases] },
  { ...englishInSweden, phrases: [...englishOnSwedishPhrases, ...englishOnSwedishEverydayPhrases] },
  { ...norwegian, phrases: [...norwegianPhrases, ...norwegianEverydayPhrases] },
  { ...norwegianStore, phrases: norwegianStoreEverydayPhrases },
  { ...finnish, phrases: [...finnishPhrases, ...finnishEverydayPhrases] },
  { ...swedishInFinland, phrases: [...swedishOnFinnishPhrases, ...swedishOnFinnishEverydayPhrases] },
  { ...slovak, phrases: [...slovakPhrases, ...slovakEverydayPhrases] },
  { ...british, phrases: [...britishPhrases, ...britishEverydayPhrases] },
];

export const hardPhraseSets: readonly HardPhraseSet[] = [
  ...byKind(swedish, swedishHardPhrases),
  ...byKind(swedishStore, swedishStoreHardPhrases),
  ...byKind(englishInSweden, englishOnSwedishHardPhrases),
  ...byKind(norwegian, norwegianHardPhrases),
  ...byKind(norwegianStore, norwegianStoreHardPhrases),
  ...byKind(finnish, finnishHardPhrases),
  ...byKind(swedishInFinland, swedishOnFinnishHardPhrases),
  ...byKind(slovak, slovakHardPhrases),
  ...byKind(british, britishHardPhrases),
];

function byKind(page: Page, hard: HardPhrases): HardPhraseSet[] {
  const kinds: readonly HardKind[] = ['negation', 'age', 'radius', 'unit', 'offer', 'name'];
  return kinds.map((kind) => ({ ...page, name: `${page.name}, ${kind}`, kind, phrases: hard[kind] }));
}
