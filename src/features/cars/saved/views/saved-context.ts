import type { CardTextMap } from '../../card/card-texts.ts';
import type { SavedTexts } from '../saved-texts.ts';

/** What every part of the saved list works with. */
export type SavedContext = {
  texts: SavedTexts;
  card: CardTextMap;
  language: string;
  /** The address of the car list. */
  list: string;
};
