import type { CompareStore } from './compare-store.ts';
import type { CompareKey, CompareWords } from './compare-words.ts';

export type Say = (key: CompareKey, values?: Record<string, string | number>) => string;

/** All that the tray and the comparison work with. */
export type CompareTools = {
  store: CompareStore;
  say: Say;
  /** Says it aloud to those who do not see the tray change. */
  tell: Say;
  language: string;
  /** The address of the car list. */
  list: string;
  spoken: CompareWords;
};
