import type { Language } from '../../../shared/sites/languages.ts';

type Words = Readonly<Record<Language, string>>;

/** Before what is not wanted; folded, the apostrophe left out. Several words as they are typed. */
const negators: Words = {
  sv: 'ej, inte, icke, utan, ingen, inget, inga, utom, forutom, undantaget, bortsett fran, med undantag for, exklusive, exkl, undvik, undviker, varken, men inte, men ej, dock ej, dock inte, men ingen, men inga, som inte ar, som ej ar, ska inte vara, far inte vara, annat an, annan an, vill inte ha, slipper',
  nb: 'ikke, uten, ingen, intet, unntatt, bortsett fra, med unntak av, ekskl, unnga, unngar, utenom, foruten, verken, hverken, men ikke, som ikke er, skal ikke vaere, annet enn, annen enn, alt annet enn, vil ikke ha',
  fi: 'ei, ilman, paitsi, lukuun ottamatta, pois lukien, poislukien, eika, mutta ei, muu kuin, muut kuin, muuta kuin, muualta kuin, muualla kuin, ei saa olla, ei ole, eivat ole, en halua',
  sk: 'nie, bez, okrem, mimo, ani, ziadny, ziadna, ziadne, ziadnu, ziaden, ale nie, nie je, ktore nie je, ktory nie je, ktora nie je, iny ako, ina ako, ine ako, iny nez, ina nez, ine nez, nechcem, s vynimkou, vynimajuc, s vylucenim',
  en: 'not, no, non, without, w o, except, except for, excluding, excl, but not, neither, nor, isnt, arent, is not, that isnt, which isnt, dont want, do not want, doesnt have, does not have, doesnt, does not, dont, do not, wont, wouldnt, anything but, anywhere but, everything but, all but, other than, apart from, never, avoid',
};

/** 'Not only a Volvo but a BMW, too': both are wanted. */
const notOnly: Words = {
  sv: 'inte bara, inte enbart, inte endast, ej bara, utan aven, utan ocksa, aven, ocksa',
  nb: 'ikke bare, ikke kun, men ogsa, ogsa',
  fi: 'ei vain, ei pelkastaan, vaan myos, myos',
  sk: 'nielen, nie len, nie iba, ale aj, ale i',
  en: 'not just, not only, dont mind, do not mind, dont care, dont need, do not need, but also, but, too, also',
};

/** Behind what is not wanted: 'diesel, no thanks'. */
const refusals: Words = {
  sv: 'nej tack, nej, vill jag inte ha, vill inte ha',
  nb: 'nei takk, nei, vil jeg ikke ha, vil ikke ha',
  fi: 'ei kiitos, en halua',
  sk: 'nie dakujem, nie vdaka, nechcem',
  en: 'no thanks, no thank you, no ta, not for me, not wanted',
};

/** Before a clause whose verb, once negated, negates its object: 'a car that does not run on diesel'. */
const relatives: Words = {
  sv: 'som, vilken, vilka',
  nb: 'som',
  fi: 'joka, jotka, jota',
  sk: 'ktory, ktora, ktore, ktori, co',
  en: 'that, which',
};

/** What one does with a car: a negation before them is one of what follows. */
const verbs: Words = {
  sv: 'gar, drivs, driven, driva, kora, kor, kors, aka, drar, anvander, tankas',
  nb: 'gar, drives, drevet, kjore, kjorer, kjores, bruker, drikker',
  fi: 'kulje, kulkee, kay, kayta, kayttava, kayttaa, ajaa, aja, osta, ota, ottaa',
  sk: 'jazdi, jazdia, jazdit, jazdiace, pohanane, pohanany, pouziva',
  en: 'run, runs, running, drive, drives, driving, driven, powered, fuelled, fueled, use, uses, using, take, takes, come, comes, own, get',
};

/** Between things of which none is wanted: 'not a Corsa or Astra'. */
const ors: Words = { sv: 'eller', nb: 'eller', fi: 'tai', sk: 'alebo ci', en: 'or' };
const ands: Words = { sv: 'och samt', nb: 'og samt', fi: 'ja seka', sk: 'a aj i', en: 'and' };

export type PhraseMatcher = (keys: readonly string[]) => number;

export type NegationWords = {
  /** How many of the first words say that something is not wanted. */
  negator: PhraseMatcher;
  notOnly: PhraseMatcher;
  /** How many of the first words say that what stands before them is not wanted. */
  refusal: PhraseMatcher;
  isRelative: (key: string) => boolean;
  isVerb: (key: string) => boolean;
  /** A verb and its negation in one word. */
  isNegatedVerb: (key: string) => boolean;
  isOr: (key: string) => boolean;
  isAnd: (key: string) => boolean;
};

const compiled = new Map<string, NegationWords>();

export function negationWords(languages: readonly Language[]): NegationWords {
  const id = languages.join(' ');
  const known = compiled.get(id) ?? {
    negator: phraseMatcher(languages.map((language) => negators[language])),
    notOnly: phraseMatcher(languages.map((language) => notOnly[language])),
    refusal: phraseMatcher(languages.map((language) => refusals[language])),
    isRelative: oneOf(languages.map((language) => relatives[language])),
    isVerb: oneOf(languages.map((language) => verbs[language])),
    isNegatedVerb: (key) => languages.includes('sk') && /^ne\p{L}{3,}$/u.test(key),
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
  const words = new Set(lists.flatMap((list) => list.split(/,? /)));
  return (key) => words.has(key);
}
