import type { TextKey } from '../../../shared/sites/dictionary.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { type CardTextMap, cardTextMap } from '../card/card-texts.ts';
import { savedDictionary } from './texts.ts';

const otherKeys = ['carListError', 'tryAgain'] as const satisfies readonly TextKey[];

type SavedKey = keyof typeof savedDictionary.sv | (typeof otherKeys)[number];

/** The texts of saved and recently viewed cars, sent to the browser as JSON. */
export type SavedTextMap = { words: Record<SavedKey, string>; card: CardTextMap };
export type SavedTexts = (key: SavedKey, values?: Record<string, string | number>) => string;

export function savedTextMap(texts: Texts): SavedTextMap {
  const keys = [...Object.keys(savedDictionary.sv), ...otherKeys] as SavedKey[];
  return {
    words: Object.fromEntries(keys.map((key) => [key, texts(key)])) as SavedTextMap['words'],
    card: cardTextMap(texts),
  };
}
