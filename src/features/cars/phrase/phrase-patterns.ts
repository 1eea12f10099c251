import type { Part } from './phrase-tokens.ts';
import { fromWords, type PhraseWords, wordList, wordsIn } from './phrase-words.ts';

export type Category = keyof PhraseWords['amounts'];

/** What comes first in it wins among words that are the same. */
const categoriesInOrder = Object.keys(wordsIn('sv').amounts) as Category[];

/** Recognises words of these languages at the beginning of a phrase; several words before one. */
export type PhrasePatterns = (
  parts: readonly Part[],
  categories: readonly Category[],
) => { category: Category; length: number } | undefined;

export const phrasePatterns = fromWords(compile);

type Pattern = { category: Category; keys: readonly string[] };

function compile(words: readonly PhraseWords[]): PhrasePatterns {
  const byFirst = new Map<string, Pattern[]>();
  for (const { amounts } of words) {
    for (const category of categoriesInOrder) {
      for (const phrase of wordList(amounts[category])) {
        const keys = phrase.match(/\p{L}+|[^\p{L}\s]/gu) ?? [];
        const [first = ''] = keys;
        byFirst.set(first, [...(byFirst.get(first) ?? []), { category, keys }]);
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
