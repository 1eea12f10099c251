import type { FacetValuePath } from '../../../shared/faceted-list/faceted-list.ts';
import { memoize } from '../../../shared/platform/memoize.ts';
import { nameKey } from '../../../shared/search/name-key.ts';
import type { Facet, FacetValue } from '../../../shared/search/port.ts';
import type { Term } from '../../../shared/search/records/term.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { isVocabularyField, vocabulary } from '../vocabulary/vocabulary.ts';
import { searchNames } from '../vocabulary/word-of.ts';
import { compounds } from './compounds.ts';
import { familyNames, makeNicknames, modelNicknames, placeNicknames } from './nicknames.ts';
import { type PhraseWords, wordList, wordsIn } from './phrase-words.ts';

/** Values of one facet that a name stands for, any of them. */
export type Meaning = { facet: string; values: readonly FacetValuePath[]; count: number };

/** A name of something in stock, folded; its words apart where there are several. */
export type PhraseName = { key: string; words: readonly string[]; meanings: readonly Meaning[] };

export type PhraseNames = ReadonlyMap<string, PhraseName> & {
  /** Whether it is one of the words of a longer name: 'rover'. */
  isPart: (key: string) => boolean;
};

/** In this order: a word that names a make is not looked up among the towns. */
const facetOrder = [
  'car_brand>car_model',
  'car_fuel',
  'car_body',
  'car_gearbox',
  'car_drive',
  'car_color',
  'car_condition',
  'car_website_city>car_site_name',
  'car_site_region>car_site_city',
  'car_vehicle_type',
  'car_campaigns',
  'car_equipment',
];

const MIN_ABBREVIATION = 3;

/** All names of what is in stock: as the stock writes them, then in these languages in turn, then nicknames. */
export function phraseNames(stock: readonly Facet[], languages: NameLanguages): PhraseNames {
  return namesByLanguage(stock)(languages);
}

/** The language that the stock is written in, and those that may be typed. */
export type NameLanguages = { index: Language; typed: readonly Language[] };

/** Memoized: every keystroke is read against the same stock. */
const namesByLanguage = memoize((stock: readonly Facet[]) => {
  const byLanguages = new Map<string, PhraseNames>();
  return (languages: NameLanguages) => {
    const id = `${languages.index}: ${languages.typed.join(' ')}`;
    const known = byLanguages.get(id) ?? collect(stock, languages);
    byLanguages.set(id, known);
    return known;
  };
});

type InStock = FacetValuePath & { text: string; count: number };
type Value = InStock & { term: Term | undefined };
type Named = { name: string; meaning: Meaning };

function collect(stock: readonly Facet[], { index, typed: languages }: NameLanguages): PhraseNames {
  const values = facetOrder.map((facet) => valuesOf(stock, facet, index));
  const passes: Named[][] = [
    languages.flatMap((language) => compoundNames(values.flat(), language)),
    values.flat().map((value) => ({ name: value.text, meaning: meaningOf(value) })),
    ...languages.map((language) => [
      ...values.flat().flatMap((value) => namesIn(value, language)),
      ...offerNames(stock, language),
    ]),
    values.flat().flatMap(nicknamesOf),
    values.flat().flatMap(abbreviationsOf),
  ];
  const names = new Map<string, PhraseName>();
  for (const pass of passes) {
    const ofPass = new Map<string, PhraseName>();
    for (const { name, meaning } of pass) addName(ofPass, name, meaning);
    for (const [key, name] of ofPass) if (!names.has(key)) names.set(key, name);
  }
  const parts = new Set([...names.values()].flatMap(({ words }) => words));
  return Object.assign(names, { isPart: (key: string) => parts.has(key) });
}

/** Within a pass the first facet wins, and in a facet the higher level: a make is more than a model of its name. */
function addName(names: Map<string, PhraseName>, name: string, meaning: Meaning): void {
  const key = nameKey(name.replaceAll('×', 'x'));
  if (!key) return;
  const known = names.get(key);
  const [first] = known?.meanings ?? [];
  if (!known || !first) {
    names.set(key, {
      key,
      words: name
        .replaceAll('×', 'x')
        .split(/[\s-]+/)
        .map(nameKey)
        .filter(Boolean),
      meanings: [meaning],
    });
    return;
  }
  const [depth, knownDepth] = [depthOf(meaning), depthOf(first)];
  if (
    first.facet !== meaning.facet ||
    depth > knownDepth ||
    known.meanings.some((each) => isSame(each, meaning))
  )
    return;
  const meanings = depth < knownDepth ? [meaning] : [...known.meanings, meaning];
  names.set(key, { ...known, meanings });
}

function valuesOf(stock: readonly Facet[], name: string, language: Language): Value[] {
  const facet = stock.find((each) => each.name === name);
  return facet?.type === 'hierarchical'
    ? below(facet.values, name, []).map((value) => ({ ...value, term: termOf(value, language) }))
    : [];
}

function below(values: readonly FacetValue[], facet: string, above: readonly string[]): InStock[] {
  return values.flatMap(({ text, count, children }) => {
    const path = [...above, text];
    return [{ facet, path, text, count }, ...below(children, facet, path)];
  });
}

function namesIn(value: Value, language: Language): Named[] {
  return value.term
    ? searchNames(value.term, language).map((name) => ({ name, meaning: meaningOf(value) }))
    : [];
}

/** 'AWD', 'PHEV', 'quattro': what feeds write is also what people type, where it is more than a letter. */
function abbreviationsOf(value: Value): Named[] {
  const codes = value.term?.spellings?.feeds ?? [];
  return codes
    .filter((name) => name.length >= MIN_ABBREVIATION && /\p{L}/u.test(name))
    .map((name) => ({ name, meaning: meaningOf(value) }));
}

function nicknamesOf(value: Value): Named[] {
  if (value.facet === 'car_website_city>car_site_name')
    return (placeNicknames[value.text] ?? []).map((name) => ({ name, meaning: meaningOf(value) }));
  if (value.facet !== 'car_brand>car_model') return [];
  const isMake = value.path.length === 1;
  const nicknames = (isMake ? makeNicknames : modelNicknames)[value.text] ?? [];
  const family = isMake ? [] : familyNames(nameKey(value.text));
  return [...nicknames, ...family].map((name) => ({ name, meaning: meaningOf(value) }));
}

/** The flag of the list that cars with an offer have. */
const offerFlags: Readonly<Record<keyof PhraseWords['offers'], string>> = {
  privateLeasing: 'car_has_privateleasing',
  companyLeasing: 'car_has_companyleasing',
  campaign: 'car_has_campaign_price',
};

function offerNames(stock: readonly Facet[], language: Language): Named[] {
  const { offers } = wordsIn(language);
  return (Object.keys(offerFlags) as (keyof typeof offerFlags)[]).flatMap((offer) => {
    const offered = valuesOf(stock, offerFlags[offer], language).filter(({ text }) => text === 'true');
    return offered.flatMap((value) =>
      wordList(offers[offer]).map((name) => ({ name, meaning: meaningOf(value) })),
    );
  });
}

function compoundNames(values: readonly Value[], language: Language): Named[] {
  return compounds.flatMap(({ name: compound, field, codes }) => {
    const meant = values.filter((value) => value.facet === field && codes.includes(value.term?.code ?? ''));
    if (meant.length === 0) return [];
    const count = meant.reduce((sum, value) => sum + value.count, 0);
    const meaning = { facet: field, values: meant.map(({ facet, path }) => ({ facet, path })), count };
    return wordList(wordsIn(language).compounds[compound]).map((name) => ({ name, meaning }));
  });
}

/** The vocabulary's term of a value; the stock has the words of its own language. */
function termOf({ facet, path, text }: InStock, language: Language): Term | undefined {
  const field = facet.split('>')[path.length - 1] ?? facet;
  if (!isVocabularyField(field)) return undefined;
  return (vocabulary[field] as readonly Term[]).find(({ words }) => words[language] === text);
}

function meaningOf({ facet, path, count }: Value): Meaning {
  return { facet, values: [{ facet, path }], count };
}

function depthOf({ values }: Meaning): number {
  return values[0]?.path.length ?? 0;
}

function isSame(a: Meaning, b: Meaning): boolean {
  return JSON.stringify(a.values) === JSON.stringify(b.values);
}
