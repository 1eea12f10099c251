import type { PhrasePatterns } from '../../../shared/platform/locale/language-record.ts';
import { type Language, languages } from '../../../shared/sites/languages.ts';

/** What a list of words cannot say of a language: how its words are bent to mean the opposite. */
export function phrasePattern(language: Language, kind: keyof PhrasePatterns): RegExp | undefined {
  const { phrases } = languages[language];
  const source = phrases?.[kind];
  if (!phrases || source === undefined) return undefined;
  const known = compiled.get(source) ?? new RegExp(source, 'u');
  compiled.set(source, known);
  return known;
}

const compiled = new Map<string, RegExp>();
