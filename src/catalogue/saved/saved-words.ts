import type { TextKey } from '../../sites/texts/dictionary.ts';
import { saved } from '../../sites/texts/saved.ts';
import type { Texts } from '../../sites/texts.ts';
import { type CardWords, cardWords } from '../card-words.ts';

const more = ['carListError', 'tryAgain'] as const satisfies readonly TextKey[];

type SavedKey = keyof typeof saved.sv | (typeof more)[number];

/** What saved cars and those looked at last say, as it travels to the browser. */
export type SavedWords = { words: Record<SavedKey, string>; card: CardWords };
export type SaySaved = (key: SavedKey, values?: Record<string, string | number>) => string;

export function savedWords(texts: Texts): SavedWords {
  const keys = [...Object.keys(saved.sv), ...more] as SavedKey[];
  return {
    words: Object.fromEntries(keys.map((key) => [key, texts(key)])) as SavedWords['words'],
    card: cardWords(texts),
  };
}
