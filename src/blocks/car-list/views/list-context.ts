import { createContext, useContext } from 'react';
import type { CarList } from '../../../catalogue/list/car-list.ts';
import type { ListWords } from '../../../catalogue/list/chips.ts';
import type { NamedValue } from '../../../catalogue/words-to-filters.ts';

/** What every part of the list needs to know. */
export type ListTools = ListWords & {
  list: CarList;
  /** The form that sends all of it when there is no script. */
  formId: string;
  /** The script is here: links and boxes change the list where it stands. */
  awake: boolean;
  addressOf: (list: CarList) => string;
  /** Another choice: a step in the history, and a new answer. */
  change: (list: CarList) => void;
  /** A press on a value of the panel. Always the same function, whatever the list is. */
  toggle: (value: NamedValue) => void;
};

export const ListContext = createContext<ListTools | undefined>(undefined);

export function useList(): ListTools {
  const tools = useContext(ListContext);
  if (!tools) throw new Error('this part stands in a car list only');
  return tools;
}
