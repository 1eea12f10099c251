import { type ListTools, useListTools } from '../../../../shared/faceted-list/views/list-context.ts';
import type { DealerList } from '../dealer-list.ts';
import type { DealerListProps } from '../dealer-list-props.ts';

/** What the parts of the list know that only dealerships have: the language of the feed's own words, and those of its services. */
export type DealerListTools = ListTools<DealerList> & Pick<DealerListProps, 'serviceWords' | 'feedLanguage'>;

export const useDealerListTools = useListTools<DealerListTools>;
