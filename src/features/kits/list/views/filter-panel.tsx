import { facetBounds } from '../../../../shared/search/facet-bounds.ts';
import type { Facet } from '../../../../shared/search/port.ts';
import { searchFacetValues } from '../../../../shared/search/search-facet-values.ts';
import { formatNumber } from '../../../../shared/sites/formats.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { FacetDisclosure } from '../../../../shared/ui/facet-disclosure.tsx';
import { FacetValues } from '../../../../shared/ui/facet-values.tsx';
import { RangeFilter } from '../../../../shared/ui/range-filter/range-filter.tsx';
import { CATALOGUE_FACET, CATEGORY_FACET, PRICE_FIELD } from '../../kit-facets.ts';
import { formatKitPrice } from '../../kit-price.ts';
import { type PanelValue, panelValues } from '../filter-panel.ts';
import { selectionOf } from '../kit-list.ts';
import { levelField } from '../list-url.ts';
import { useListContext } from './list-context.ts';

/** All there is to choose from, with live counts. */
export function FilterPanel({ facets }: { facets: readonly Facet[] }) {
  const { texts, formId } = useListContext();
  return (
    <div className="filter-panel">
      <ValuesFacet name={CATEGORY_FACET} label={texts('kitCategory')} facets={facets} />
      <PriceFacet facets={facets} />
      <ValuesFacet name={CATALOGUE_FACET} label={texts('kitCatalogue')} facets={facets} />
      <Button type="submit" form={formId} wide className="without-script mt-6">
        {texts('kitListApply')}
      </Button>
    </div>
  );
}

interface FacetProps {
  name: string;
  label: string;
  facets: readonly Facet[];
}

/** Also shown alone in tests: the search field is there from ten values on (KIT-04). */
export function ValuesFacet({ name, label, facets }: FacetProps) {
  const { list, texts } = useListContext();
  const values = panelValues(list, facets, name);
  const chosen = list.choices.filter(
    (choice) => choice.facet === name && selectionOf(list, choice) === 'all',
  ).length;
  if (values.length === 0) return null;
  return (
    <FacetDisclosure label={label} chosen={chosen} isOpen>
      <FacetValues
        values={values}
        isAlphabetical
        searchValues={searchFacetValues}
        texts={{
          search: texts('listFacetSearch', { facet: label }),
          searchHint: texts('listFacetSearchHint'),
          none: texts('listFacetNone'),
          more: (count) => texts('listMoreValues', { count }),
          fewer: texts('listFewerValues'),
        }}
      >
        {(value) => <ValueRow value={value} />}
      </FacetValues>
    </FacetDisclosure>
  );
}

/** A box of the form: search engines follow links, and of their mixtures there are endlessly many. */
function ValueRow({ value: { facet, path, text, count, chosen } }: { value: PanelValue }) {
  const { language, formId, toggle } = useListContext();
  return (
    <Checkbox
      label={text}
      name={levelField({ facet, path })}
      value={path}
      form={formId}
      count={formatNumber(count, language)}
      isEmpty={count === 0}
      checked={chosen !== 'none'}
      mixed={chosen === 'some'}
      onChange={() => toggle({ facet, path })}
    />
  );
}

/** KIT-18: the slider rules of the car list. */
function PriceFacet({ facets }: { facets: readonly Facet[] }) {
  const { list, texts, language, formId, stock, change } = useListContext();
  const now = facetBounds(facets, PRICE_FIELD);
  // Prices have cents, the ends of the slider do not.
  const found = now && { min: Math.floor(now.min), max: Math.ceil(now.max) };
  // Without results there is nothing to measure, but the chosen range must stay removable.
  const bounds = found ?? (list.price && stock);
  if (!stock || !bounds || (bounds.min === bounds.max && !list.price)) return null;
  const facet = facets.find(({ name }) => name === PRICE_FIELD);
  const label = texts('listPrice');
  return (
    <FacetDisclosure label={label} chosen={list.price ? 1 : 0} isOpen>
      <RangeFilter
        name={PRICE_FIELD}
        formId={formId}
        label={label}
        labels={{ from: texts('listLowest', { facet: label }), to: texts('listHighest', { facet: label }) }}
        unit="€"
        bounds={bounds}
        chosen={list.price}
        buckets={facet?.type === 'histogram' ? facet.values : []}
        formatNumber={(value) => formatNumber(value, language)}
        formatValue={(value) => formatKitPrice(value, 'EUR', language)}
        onChange={(range) => change({ ...list, price: range, pages: 1 })}
      />
    </FacetDisclosure>
  );
}
