import { searchFacetValues } from '../../../../shared/search/search-facet-values.ts';
import { FacetValues as Values } from '../../../../shared/ui/facet-values.tsx';
import type { ValuesGroup } from '../filter-panel.ts';
import { MAKE_FACET } from '../list-fields.ts';
import { FacetValue } from './facet-value.tsx';
import { useListContext } from './list-context.ts';

export function FacetValues({ group, label }: { group: ValuesGroup; label: string }) {
  const { texts } = useListContext();
  const { values, facet } = group;
  return (
    <Values
      values={values}
      isAlphabetical={facet.includes('>')}
      searchValues={searchFacetValues}
      texts={{
        search: texts('listFacetSearch', { facet: label }),
        searchHint: texts(facet === MAKE_FACET ? 'listFacetSearchMake' : 'listFacetSearchHint'),
        none: texts('listFacetNone'),
        more: (count) => texts('listMoreValues', { count }),
        fewer: texts('listFewerValues'),
      }}
    >
      {(value) => <FacetValue facet={facet} value={value} />}
    </Values>
  );
}
