import type { TextKey } from '../../../shared/sites/dictionary.ts';
import { pickTexts } from '../../../shared/sites/pick-texts.ts';

/** The texts of a card. Islands carry them as JSON: `texts={(key) => textMap[key]}`. */
const cardTextKeys = [
  'cardCompare',
  'cardCompareCar',
  'cardSave',
  'cardPictures',
  'cardInTheRound',
  'cardNote',
  'cardPlace',
  'carEarlierPrice',
  'carPriceList',
  'carPriceWithoutVat',
  'carPriceWithVat',
  'missingImageText',
] as const satisfies readonly TextKey[];

export type CardTextKey = (typeof cardTextKeys)[number];
export type CardTexts = (key: CardTextKey) => string;
export type CardTextMap = Readonly<Record<CardTextKey, string>>;

export function cardTextMap(texts: CardTexts): CardTextMap {
  return pickTexts(texts, cardTextKeys);
}
