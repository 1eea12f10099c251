import type { TextKey } from '../../../shared/sites/dictionary.ts';

/** The texts of a card. Islands carry them as JSON: `texts={(key) => textMap[key]}`. */
const cardTextKeys = [
  'cardCompare',
  'cardCompareCar',
  'cardSave',
  'cardPictures',
  'cardInTheRound',
  'cardNote',
  'cardPlace',
  'carPriceBefore',
  'carPriceList',
  'carPriceWithoutVat',
  'carPriceWithVat',
  'missingImageText',
] as const satisfies readonly TextKey[];

export type CardTextKey = (typeof cardTextKeys)[number];
export type CardTexts = (key: CardTextKey) => string;
export type CardTextMap = Readonly<Record<CardTextKey, string>>;

export function cardTextMap(texts: CardTexts): CardTextMap {
  return Object.fromEntries(cardTextKeys.map((key) => [key, texts(key)])) as CardTextMap;
}

/** A card's texts have plain placeholders only, so that the browser needs no message parser. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
