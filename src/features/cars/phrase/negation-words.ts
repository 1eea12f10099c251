import type { Language } from '../../../shared/sites/languages.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { fromWords, type PhraseMatcher, type PhraseWords, phraseMatcher, wordSet } from './phrase-words.ts';

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

type Kind = keyof PhraseWords['negation'];

const wordsOfNegation = fromWords((words) => {
  const listsOf = (kind: Kind) => words.map(({ negation }) => negation[kind]);
  const oneOf = (kind: Kind) => {
    const known = wordSet(listsOf(kind));
    return (key: string) => known.has(key);
  };
  return {
    negator: phraseMatcher(listsOf('negators')),
    notOnly: phraseMatcher(listsOf('notOnly')),
    refusal: phraseMatcher(listsOf('refusals')),
    isRelative: oneOf('relatives'),
    isVerb: oneOf('verbs'),
    isOr: oneOf('ors'),
    isAnd: oneOf('ands'),
  };
});

export function negationWords(languages: readonly Language[]): NegationWords {
  const isNegatedVerb = (key: string) =>
    languages.some((language) => phrasePattern(language, 'negatedVerb')?.test(key));
  return { ...wordsOfNegation(languages), isNegatedVerb };
}
