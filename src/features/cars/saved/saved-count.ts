import { pickTexts } from '../../../shared/sites/pick-texts.ts';
import type { Texts } from '../../../shared/sites/texts.ts';

const textKeys = ['savedCars', 'savedCarsCount'] as const;

export type SavedCountTexts = Record<(typeof textKeys)[number], string>;

export function savedCountTexts(texts: Texts): SavedCountTexts {
  return pickTexts(texts, textKeys);
}
