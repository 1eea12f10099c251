import type { CompareStore } from './compare-store.ts';
import type { CompareTextKey, CompareTextMap } from './compare-texts.ts';

export type CompareTexts = (key: CompareTextKey, values?: Record<string, string | number>) => string;

/** All that the tray and the comparison work with. */
export type CompareContext = {
  store: CompareStore;
  texts: CompareTexts;
  /** Says it aloud to those who do not see the tray change. */
  announce: CompareTexts;
  language: string;
  /** The address of the car list. */
  list: string;
  textMap: CompareTextMap;
};
