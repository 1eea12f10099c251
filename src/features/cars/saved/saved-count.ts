import type { Texts } from '../../../shared/sites/texts.ts';

const textKeys = ['savedCars', 'savedCarsCount'] as const;

export type SavedCountTexts = Record<(typeof textKeys)[number], string>;

export function savedCountTexts(texts: Texts): SavedCountTexts {
  return Object.fromEntries(textKeys.map((key) => [key, texts(key)])) as SavedCountTexts;
}
