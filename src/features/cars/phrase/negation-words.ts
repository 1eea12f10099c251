import type { Language } from '../../../shared/sites/languages.ts';

type Words = Readonly<Record<Language, string>>;

/** Before what is not wanted; folded, the apostrophe left out. Several words as they are typed. */
const negators: Words = {
  sv: 'ej, inte, icke, utan, ingen, inget, inga, utom, forutom, undantaget, bortsett fran, varken, men inte, men ej, dock ej, dock inte, men ingen, men inga, som inte ar, som ej ar, ska inte vara, far inte vara, annat an, annan an, vill inte ha, slipper',
  nb: 'ikke, uten, ingen, intet, unntatt, bortsett fra, utenom, verken, men ikke, som ikke er, skal ikke vaere, annet enn, annen enn, alt annet enn, vil ikke ha',
  fi: 'ei, ilman, paitsi, lukuun ottamatta, eika, mutta ei, muu kuin, muut kuin, muuta kuin, muualta kuin, muualla kuin, ei saa olla, ei ole, eivat ole, en halua',
  sk: 'nie, bez, okrem, mimo, ani, ziadny, ziadna, ziadne, ziadnu, ziaden, ale nie, nie je, ktore nie je, ktory nie je, ktora nie je, iny ako, ina ako, ine ako, iny nez, ina nez, ine nez, nechcem, s vynimkou',
  en: 'not, no, non, without, w o, except, except for, excluding, excl, but not, neither, nor, isnt, arent, is not, that isnt, which isnt, dont want, do not want, doesnt have, does not have, anything but, anywhere but, everything but, all but, other than, apart from, never, avoid',
};

/** 'Not only a Volvo but a BMW, too': both are wanted. */
const notOnly: Words = {
  sv: 'inte bara, inte enbart, inte endast, ej bara, utan aven, utan ocksa, aven, ocksa',
  nb: 'ikke bare, ikke kun, men ogsa, ogsa',
  fi: 'ei vain, ei pelkastaan, vaan myos, myos',
  sk: 'nielen, nie len, nie iba, ale aj, ale i',
  en: 'not just, not only, but also, but, too, also',
};

/** Between things of which none is wanted: 'not a Corsa or Astra'. */
const ors: Words = { sv: 'eller', nb: 'eller', fi: 'tai', sk: 'alebo ci', en: 'or' };
const ands: Words = { sv: 'och samt', nb: 'og samt', fi: 'ja seka', sk: 'a aj i', en: 'and' };

export type PhraseMatcher = (keys: readonly string[]) => number;

export type NegationWords = {
  /** How many of the first words say that something is not wanted. */
  negator: PhraseMatcher;
  notOnly: PhraseMatcher;
  isOr: (key: string) => boolean;
  isAnd: (key: string) => boolean;
};

const compiled = new Map<string, NegationWords>();

export function negationWords(languages: readonly Language[]): NegationWords {
  const id = languages.join(' ');
  const known = compiled.get(id) ?? {
    negator: phraseMatcher(languages.map((language) => negators[language])),
    notOnly: phraseMatcher(languages.map((language) => notOnly[language])),
    isOr: oneOf(languages.map((language) => ors[language])),
    isAnd: oneOf(languages.map((language) => ands[language])),
  };
  compiled.set(id, known);
  return known;
}

/** The length of the longest of these phrases that the words begin with. */
export function phraseMatcher(lists: readonly string[]): PhraseMatcher {
  const phrases = lists.flatMap((list) => list.split(', ').map((phrase) => phrase.split(' ')));
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  return (keys) => longestFirst.find((phrase) => phrase.every((word, at) => keys[at] === word))?.length ?? 0;
}

function oneOf(lists: readonly string[]): (key: string) => boolean {
  const words = new Set(lists.flatMap((list) => list.split(' ')));
  return (key) => words.has(key);
}
