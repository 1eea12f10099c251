import { createContext, useContext } from 'react';
import type { CarList } from '../car-list.ts';
import type { ListTexts } from '../chips.ts';
import type { FacetValuePath } from '../facet-value-path.ts';
import type { ListPlace } from '../list-url.ts';
import type { PlaceProblem } from '../resolve-near.ts';
import type { UnclearWords } from '../unclear-words.ts';

/** What is to be said of a phrase beside the list that it led to. */
export type PhraseNotes = { dropped: readonly string[]; unclear: readonly UnclearWords[] };

/** What every part of the list needs to know. */
export type ListContextValue = ListTexts & {
  list: CarList;
  /** Of the address the page was opened with, until the list changes. */
  placeProblem: PlaceProblem | undefined;
  /** Words of the phrase that this list does without. */
  droppedWords: readonly string[];
  /** Words of the phrase that no filter can express. */
  unclearWords: readonly UnclearWords[];
  onRead: (list: CarList, notes: PhraseNotes) => void;
  /** The form that sends all of it when there is no script. */
  formId: string;
  /** Hydrated: links and boxes change the list in place. */
  hydrated: boolean;
  /** Where this list is, and where that of the whole stock is. */
  place: ListPlace;
  wholeStock: ListPlace;
  addressOf: (list: CarList) => string;
  /** Pushes the list to the history and loads it. */
  change: (list: CarList) => void;
  /** A press on a value of the panel. Always the same function, whatever the list is. */
  toggle: (value: FacetValuePath) => void;
};

export const ListContext = createContext<ListContextValue | undefined>(undefined);

export function useListContext(): ListContextValue {
  const tools = useContext(ListContext);
  if (!tools) throw new Error('this part stands in a car list only');
  return tools;
}
