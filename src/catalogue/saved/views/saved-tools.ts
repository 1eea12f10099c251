import type { CardWords } from '../../card-words.ts';
import type { SaySaved } from '../saved-words.ts';

/** What every part of the saved list works with. */
export type SavedTools = {
  say: SaySaved;
  card: CardWords;
  language: string;
  /** The address of the car list. */
  list: string;
};
