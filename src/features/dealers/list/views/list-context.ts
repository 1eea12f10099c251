import { createContext, type MouseEvent, useContext } from 'react';
import type { Language } from '../../../../shared/sites/languages.ts';
import { onPlainClick } from '../../../../shared/ui/on-plain-click.ts';
import type { DealerList } from '../dealer-list.ts';
import { dealerListUrl } from '../dealer-list-url.ts';
import type { DealerListTexts } from '../list-texts.ts';

/** What every part of the list needs to know. */
export type DealerListContextValue = {
  list: DealerList;
  address: string;
  language: Language;
  feedLanguage: Language | undefined;
  texts: DealerListTexts;
  change: (list: DealerList) => void;
};

export const DealerListContext = createContext<DealerListContextValue | undefined>(undefined);

export function useDealerListContext() {
  const context = useContext(DealerListContext);
  if (!context) throw new Error('this part stands in a list of dealerships only');
  const { address, change } = context;
  return {
    ...context,
    /** The props of a link to another list, which changes this one in place once there is a script. */
    linkTo: (next: DealerList) => ({
      href: dealerListUrl(address, next),
      rel: 'nofollow',
      onClick: (event: MouseEvent) => onPlainClick(event, () => change(next)),
    }),
  };
}
