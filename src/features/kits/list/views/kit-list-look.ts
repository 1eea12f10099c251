import type { ListLook } from '../../../../shared/faceted-list/views/faceted-list-view.tsx';
import { CATALOGUE_FACET, CATEGORY_FACET, PRICE_FIELD } from '../../kit-facets.ts';

export const kitListLook: ListLook = {
  texts: {
    apply: 'kitListApply',
    emptyText: 'kitListEmptyText',
    failed: 'kitListError',
    loading: 'kitListLoading',
    results: 'kitListResults',
    search: 'kitListSearch',
    searchHint: 'kitListSearchHint',
    show: 'kitListShow',
    showing: 'kitListShowing',
  },
  facets: {
    [CATEGORY_FACET]: 'kitCategory',
    [PRICE_FIELD]: 'listPrice',
    [CATALOGUE_FACET]: 'kitCatalogue',
  },
  sorts: {
    kitId_desc: 'listSortNewest',
    retailPrice_asc: 'listSortCheapest',
    retailPrice_desc: 'listSortDearest',
    name_asc: 'kitListSortName',
  },
  classes: {
    root: 'kit-list',
    bar: 'kit-list__bar',
    tools: 'kit-list__tools',
    filters: 'kit-list__filters',
    results: 'kit-list__results',
    grid: 'kit-grid',
  },
};
