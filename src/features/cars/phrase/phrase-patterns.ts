import type { Language } from '../../../shared/sites/languages.ts';
import { type AmountWords, amountWords } from './amount-words.ts';
import type { Part } from './phrase-tokens.ts';

type Category = keyof AmountWords;

/** Recognises words of these languages at the beginning of a phrase; several words before one. */
export type PhrasePatterns = (
  parts: readonly Part[],
  categories: readonly Category[],
) => { category: Category; length: number } | undefined;

const compiled = new Map<string, PhrasePatterns>();

export function phrasePatterns(languages: readonly Language[]): PhrasePatterns {
  const id = languages.join(' ');
  const known = compiled.get(id) ?? compile(languages);
  compiled.set(id, known);
  return known;
}

type Pattern = { category: Category; keys: readonly string[] };

function compile(languages: readonly Language[]): PhrasePatterns {
  const byFirst = new Map<string, Pattern[]>();
  for (const language of languages) {
    for (const [category, phrases] of Object.entries(amountWords[language])) {
      for (const phrase of phrases) {
        const keys = phrase.match(/\p{L}+|[^\p{L}\s]/gu) ?? [];
        const [first = ''] = keys;
        byFirst.set(first, [...(byFirst.get(first) ?? []), { category: category as Category, keys }]);
      }
    }
  }
  for (const patterns of byFirst.values()) patterns.sort((a, b) => b.keys.length - a.keys.length);
  return (parts, categories) => {
    const [first] = parts;
    if (first?.kind !== 'word') return undefined;
    const found = byFirst
      .get(first.key)
      ?.find(({ category, keys }) => categories.includes(category) && begins(parts, keys));
    return found && { category: found.category, length: found.keys.length };
  };
}

function begins(parts: readonly Part[], keys: readonly string[]): boolean {
  return keys.every((key, at) => {
    const part = parts[at];
    return part?.kind === 'word' && part.key === key;
  });
}
