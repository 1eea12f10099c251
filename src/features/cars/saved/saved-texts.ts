import type { TextKey } from '../../../shared/sites/dictionary.ts';
import { keysOf, pickTexts } from '../../../shared/sites/pick-texts.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { type CardTextMap, cardTextMap } from '../card/card-texts.ts';
import messages from '../messages/saved/sv.json' with { type: 'json' };

const otherKeys = ['carListError', 'tryAgain'] as const satisfies readonly TextKey[];

type SavedKey = keyof typeof messages | (typeof otherKeys)[number];

/** The texts of saved and recently viewed cars, sent to the browser as JSON. */
export type SavedTextMap = { words: Record<SavedKey, string>; card: CardTextMap };
export type SavedTexts = (key: SavedKey, values?: Record<string, string | number>) => string;

export function savedTextMap(texts: Texts): SavedTextMap {
  return { words: pickTexts(texts, [...keysOf(messages), ...otherKeys]), card: cardTextMap(texts) };
}
