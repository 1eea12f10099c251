import { createContext, useContext } from 'react';
import type { Language } from '../../../../shared/sites/languages.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import type { KitCartTextMap } from '../../cart/cart-texts.ts';
import type { KitCard } from '../../kit-card.ts';
import type { Choice, KitList } from '../kit-list.ts';

/** What every part of the list needs to know. */
export type ListContextValue = {
  list: KitList;
  base: string;
  language: Language;
  texts: Texts;
  cart: KitCartTextMap;
  stock: { min: number; max: number } | undefined;
  /** The form that sends all of it when there is no script. */
  formId: string;
  addressOf: (list: KitList) => string;
  /** Pushes the list to the history and loads it. */
  change: (list: KitList) => void;
  toggle: (choice: Choice) => void;
  openKit: (kit: KitCard) => void;
  chooseCar: () => void;
};

export const ListContext = createContext<ListContextValue | undefined>(undefined);

export function useListContext(): ListContextValue {
  const context = useContext(ListContext);
  if (!context) throw new Error('this part stands in a list of kits only');
  return context;
}
