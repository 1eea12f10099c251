import type { TextKey } from '../sites/dictionary.ts';

/** The words a card says by itself. Islands carry them as JSON: `texts={(key) => words[key]}`. */
const cardTextKeys = [
  'cardCompare',
  'cardCompareCar',
  'cardSave',
  'cardPictures',
  'cardInTheRound',
  'cardNote',
  'cardPlace',
  'carPriceBefore',
  'carPriceWithoutVat',
  'missingImageText',
] as const satisfies readonly TextKey[];

export type CardTextKey = (typeof cardTextKeys)[number];
export type CardTexts = (key: CardTextKey) => string;
export type CardTextMap = Readonly<Record<CardTextKey, string>>;

export function cardTextMap(texts: CardTexts): CardTextMap {
  return Object.fromEntries(cardTextKeys.map((key) => [key, texts(key)])) as CardTextMap;
}

/** A card's texts have plain places only, so that the browser needs no message parser for them. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
