import { createContext, type MouseEvent, useContext } from 'react';
import type { Language } from '../../sites/languages.ts';
import type { Texts } from '../../sites/texts.ts';
import { onPlainClick } from '../../ui/on-plain-click.ts';
import type { FacetedList, FacetValuePath } from '../faceted-list.ts';
import type { ListDeclaration } from '../list-declaration.ts';

/** What every part of a list needs to know. */
export interface ListTools<L extends FacetedList = FacetedList> {
  declaration: ListDeclaration;
  list: L;
  language: Language;
  texts: Texts;
  /** The form that sends all of it when there is no script. */
  formId: string;
  addressOf(list: L): string;
  /** Pushes the list to the history and loads it. */
  change(list: L): void;
  /** A press on a value of the panel. Always the same function, whatever the list is. */
  toggle(value: FacetValuePath): void;
}

export const ListContext = createContext<ListTools | undefined>(undefined);

export function useListTools<T = ListTools>(): T {
  const tools = useContext(ListContext);
  if (!tools) throw new Error('this part stands in a list only');
  return tools as T;
}

/** The props of a link to another list, which changes this one in place once there is a script. */
export function useListLink() {
  const { addressOf, change } = useListTools();
  return (next: FacetedList) => ({
    href: addressOf(next),
    onClick: (event: MouseEvent) => onPlainClick(event, () => change(next)),
  });
}
