import type { CompareStore } from './compare-store.ts';
import type { CompareTextKey, CompareTextMap } from './compare-texts.ts';

export type CompareTexts = (key: CompareTextKey, values?: Record<string, string | number>) => string;

/** What the tray and the comparison are rendered with. */
export type CompareContext = {
  store: CompareStore;
  texts: CompareTexts;
  /** Announces the text to screen readers. */
  announce: CompareTexts;
  language: string;
  /** The address of the car list. */
  list: string;
  textMap: CompareTextMap;
};
