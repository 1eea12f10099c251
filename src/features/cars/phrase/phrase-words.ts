import { foldText } from '../../../shared/search/tokenize.ts';
import { allLanguages, type Language } from '../../../shared/sites/languages.ts';
import { words } from './words/all-words.ts';

/** What buyers type in a language; `words/README.md` says what each of the lists is for. */
export type PhraseWords = typeof words.sv;

const byLanguage: Readonly<Record<Language, PhraseWords>> = words;

/** For what is understood whatever the language of the page. */
export const wordsOfAll: readonly PhraseWords[] = allLanguages.map((language) => byLanguage[language]);

export function wordsIn(language: Language): PhraseWords {
  return byLanguage[language];
}

/** Something made of the words of some languages, once for each choice of them. */
export function fromWords<Made>(
  make: (words: readonly PhraseWords[]) => Made,
): (languages: readonly Language[]) => Made {
  const made = new Map<string, Made>();
  return (languages) => {
    const id = languages.join(' ');
    const known = made.get(id) ?? make(languages.map(wordsIn));
    made.set(id, known);
    return known;
  };
}

/** The words of a list as they are written; a language without such words has a dash. */
export function writtenWords(list: string): readonly string[] {
  return list === '-' ? [] : list.split(', ');
}

/** The words of a list, folded as typed words are. */
export function wordList(list: string): readonly string[] {
  return writtenWords(list).map(foldText);
}

export function wordSet(lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap(wordList));
}

export type PhraseMatcher = (keys: readonly string[]) => number;

/** The length of the longest phrase of these lists that the words begin with. */
export function phraseMatcher(lists: readonly string[]): PhraseMatcher {
  const phrases = lists.flatMap((list) => wordList(list).map((phrase) => phrase.split(' ')));
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  return (keys) => longestFirst.find((phrase) => phrase.every((word, at) => keys[at] === word))?.length ?? 0;
}
