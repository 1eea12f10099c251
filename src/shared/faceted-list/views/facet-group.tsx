import type { ComponentProps, ReactNode } from 'react';
import { searchFacetValues } from '../../search/search-facet-values.ts';
import { formatNumber } from '../../sites/formats.ts';
import { withRange } from '../faceted-list.ts';
import type { PanelGroup, PanelValue, RangeGroup } from '../filter-panel.ts';
import { RangeFilter } from '../range-filter/range-filter.tsx';
import { FacetBox } from './facet-box.tsx';
import { FacetDisclosure } from './facet-disclosure.tsx';
import { FacetValues } from './facet-values.tsx';
import { useListTools } from './list-context.ts';

export type RangeProps = Partial<ComponentProps<typeof RangeFilter>>;

interface Props {
  group: PanelGroup;
  label: string;
  isOpen: boolean;
  searchHint?: string | undefined;
  /** The row of a value, where it is not a box of the form. */
  row?: ((value: PanelValue) => ReactNode) | undefined;
  /** In which unit a range is, and what else it does its own way. */
  range?: ((group: RangeGroup) => RangeProps) | undefined;
}

/** One heading of the panel with what can be chosen under it. */
export function FacetGroup({ group, label, isOpen, searchHint, row, range }: Props) {
  const { texts, declaration } = useListTools();
  const { facet } = group;
  return (
    <FacetDisclosure label={label} chosen={group.chosen} isOpen={isOpen}>
      {group.kind === 'range' ? (
        <RangeFacet group={group} label={label} {...range?.(group)} />
      ) : (
        <FacetValues
          values={group.values}
          isAlphabetical={declaration.alphabetical.includes(facet)}
          searchValues={searchFacetValues}
          texts={{
            search: texts('listFacetSearch', { facet: label }),
            searchHint: searchHint ?? texts('listFacetSearchHint'),
            none: texts('listFacetNone'),
            more: (count) => texts('listMoreValues', { count }),
            fewer: texts('listFewerValues'),
          }}
        >
          {row ?? ((value) => <FacetBox facet={facet} value={value} />)}
        </FacetValues>
      )}
    </FacetDisclosure>
  );
}

type RangeFacetProps = RangeProps & { group: RangeGroup; label: string };

function RangeFacet({ group, label, ...own }: RangeFacetProps) {
  const { list, texts, language, formId, change } = useListTools();
  const { facet, bounds, buckets, ends } = group;
  const shown = (value: number) => formatNumber(value, language);
  return (
    <RangeFilter
      name={facet}
      formId={formId}
      label={label}
      labels={{ from: texts('listLowest', { facet: label }), to: texts('listHighest', { facet: label }) }}
      unit=""
      bounds={bounds}
      chosen={ends}
      buckets={buckets}
      formatNumber={shown}
      formatValue={shown}
      onChange={(range) => change(withRange(list, facet, range))}
      {...own}
    />
  );
}
