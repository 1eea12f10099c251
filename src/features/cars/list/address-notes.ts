import type { PlaceProblem } from './resolve-near.ts';
import type { UnclearWords } from './unclear-words.ts';

/** What is to be said of an address beside the list that it led to. */
export type AddressNotes = {
  placeProblem: PlaceProblem | undefined;
  /** Words of its phrase that were let go of, because nothing would be left with them. */
  droppedWords: readonly string[];
  /** Words of its phrase that no filter can express, with what they may mean. */
  unclearWords: readonly UnclearWords[];
};
