import { type ListTools, useListTools } from '../../../../shared/faceted-list/views/list-context.ts';
import type { Language } from '../../../../shared/sites/languages.ts';
import type { DealerList } from '../dealer-list.ts';

/** What the parts of the list know that only dealerships have: the language of the feed's own words. */
export type DealerListTools = ListTools<DealerList> & { feedLanguage: Language | undefined };

export const useDealerListTools = useListTools<DealerListTools>;
