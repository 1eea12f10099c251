import { selectionOf, toggleValue } from '../../../../shared/faceted-list/faceted-list.ts';
import { facetValues } from '../../../../shared/faceted-list/filter-panel.ts';
import { useListLink } from '../../../../shared/faceted-list/views/list-context.ts';
import type { Facet } from '../../../../shared/search/port.ts';
import { ChipLink } from '../../../../shared/ui/chip.tsx';
import { BRAND_FACET } from '../dealer-facets.ts';
import { dealerListDeclaration } from '../dealer-list.ts';
import { useDealerListTools } from './dealer-list-tools.ts';

/** Every make as a button that switches its filter (DSL-08, DSL-09). */
export function QuickBrands({ stock }: { stock: readonly Facet[] }) {
  const { list, texts } = useDealerListTools();
  const linkTo = useListLink();
  const brands = facetValues(stock, BRAND_FACET).map(({ text }) => text);
  if (brands.length < 2) return null;
  return (
    <nav aria-label={texts('dealerListQuickBrands')} className="mt-6">
      <ul className={row}>
        {brands.map((brand) => {
          const value = { facet: BRAND_FACET, path: [brand] };
          const isChosen = selectionOf(list, value) === 'all';
          return (
            <li key={brand}>
              <ChipLink
                {...linkTo(toggleValue(list, value, dealerListDeclaration))}
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
                className={chipLook}
              >
                {brand}
              </ChipLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const row =
  'flex gap-2 max-lg:-mx-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:py-1 max-lg:[scrollbar-width:none] lg:flex-wrap';
const chipLook =
  'min-h-10 flex-none whitespace-nowrap px-4.5 aria-[current=true]:border-brand-ink aria-[current=true]:bg-brand aria-[current=true]:text-on-brand hover:aria-[current=true]:border-brand-hover hover:aria-[current=true]:bg-brand-hover';
