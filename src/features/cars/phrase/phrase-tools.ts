import type { Language } from '../../../shared/sites/languages.ts';
import { type NegationWords, negationWords } from './negation-words.ts';
import { type PhraseNames, phraseNames } from './phrase-names.ts';
import { type PhrasePatterns, phrasePatterns } from './phrase-patterns.ts';
import type { PhraseContext } from './phrase-reading.ts';
import { type UnclearWords, unclearWords } from './unclear-words.ts';

/** What a phrase is read with, compiled for the languages of the page. */
export type PhraseTools = {
  context: PhraseContext;
  languages: readonly Language[];
  names: PhraseNames;
  patterns: PhrasePatterns;
  negation: NegationWords;
  unclear: UnclearWords;
};

/** English is understood everywhere. */
export function phraseTools(context: PhraseContext): PhraseTools {
  const languages = [...new Set<Language>([...context.languages, 'en'])];
  return {
    context,
    languages,
    names: phraseNames(context.stock, { index: context.indexLanguage, typed: languages }),
    patterns: phrasePatterns(languages),
    negation: negationWords(languages),
    unclear: unclearWords(languages),
  };
}
