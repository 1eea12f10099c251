import { nameKey } from '../../../shared/search/name-key.ts';
import type { Term } from '../../../shared/search/records/term.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { allLanguages } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Reader } from './reader.ts';
import { isVocabularyField, type VocabularyField, vocabulary } from './vocabulary.ts';

/**
 * A value of the site's index as a page in this language shows it. The index is in the site's first language; what is
 * in no vocabulary stays as the feed wrote it.
 */
export function wordOf(field: string, value: string, { site, language }: Reader): string {
  const term = isVocabularyField(field) && termNamed(field, value, [site.languages[0]]);
  return (term && wordIn(term, language, site.country)) || value;
}

/** Whether the page's language has a word for a value: what has none is marked with the language of the index. */
export function hasWord(field: VocabularyField, value: string, { site, language }: Reader): boolean {
  if (language === site.languages[0]) return true;
  const term = termNamed(field, value, [site.languages[0]]);
  return term !== undefined && wordIn(term, language, site.country) !== undefined;
}

/**
 * The value that the index has for a word: a word of the index's own language first, then of the others as they are
 * listed, then of any. Nothing when nobody calls a car that.
 */
export function valueNamed(
  field: VocabularyField,
  written: string,
  indexLanguage: Language,
  others: readonly Language[] = [],
): string | undefined {
  const term = termNamed(field, written, [indexLanguage, ...others, ...allLanguages]);
  return term?.words[indexLanguage];
}

/** The code of what a word of any language means; nothing when nobody calls a car that. */
export function codeNamed(field: VocabularyField, written: string): string | undefined {
  return termNamed(field, written, allLanguages)?.code;
}

/** The word for a code, for what is made here instead of read from a feed. */
export function wordByCode(field: VocabularyField, code: string, language: Language): string {
  const word = (vocabulary[field] as readonly Term[]).find((term) => term.code === code)?.words[language];
  if (word === undefined) throw new Error(`${field} has no word for '${code}' in ${language}`);
  return word;
}

/** What a term is called in a language, its own word first: for reading what people type. */
export function searchNames(term: Term, language: Language): readonly string[] {
  return [...namesIn(term, language), ...(term.searches?.[language] ?? [])];
}

function namesIn({ words, spellings }: Term, language: Language): string[] {
  const own = Object.entries(words).flatMap(([wording, name]) => (wording.startsWith(language) ? name : []));
  return [...own, ...(spellings?.[language] ?? [])];
}

/** The word of the country where it has one of its own. */
function wordIn({ words }: Term, language: Language, country: Site['country']): string | undefined {
  return words[`${language}-${country}`] ?? words[language];
}

function termNamed(
  field: VocabularyField,
  written: string,
  languages: readonly Language[],
): Term | undefined {
  const key = nameKey(written);
  for (const language of languages) {
    const term = termsByName(field, language).get(key);
    if (term) return term;
  }
  return undefined;
}

const indices = new Map<string, ReadonlyMap<string, Term>>();

/** The words themselves come before other spellings: 'Kombi' is an estate in Swedish, whatever else is written so. */
function termsByName(field: VocabularyField, language: Language): ReadonlyMap<string, Term> {
  const id = `${field} ${language}`;
  const known = indices.get(id) ?? indexTerms(vocabulary[field], language);
  indices.set(id, known);
  return known;
}

function indexTerms(terms: readonly Term[], language: Language): ReadonlyMap<string, Term> {
  const byName = new Map<string, Term>();
  const add = (name: string | undefined, term: Term) => {
    if (name !== undefined && !byName.has(nameKey(name))) byName.set(nameKey(name), term);
  };
  for (const term of terms) add(term.words[language], term);
  for (const term of terms)
    for (const name of [...namesIn(term, language), ...(term.spellings?.feeds ?? [])]) add(name, term);
  return byName;
}
