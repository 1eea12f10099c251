import { useMemo } from 'react';
import { buildFacetGroups, listTools } from '../dealer-facet-bar.ts';
import type { DealerList as List } from '../dealer-list.ts';
import type { DealerListProps } from '../dealer-list-props.ts';
import { DealerResults } from './dealer-results.tsx';
import { FacetBar } from './facet-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { DealerListContext } from './list-context.ts';
import { MapButton } from './map-button.tsx';
import { QuickBrands } from './quick-brands.tsx';
import { SearchField } from './search-field.tsx';
import { useDealerList } from './use-dealer-list.ts';
import { useListMap } from './use-list-map.ts';

/** The server renders the same, with a form and links that do what the script does. */
export function DealerList(props: DealerListProps) {
  const { initial, address, language, feedLanguage, texts } = props;
  const dealers = useDealerList(props);
  const listMap = useListMap();
  const { query: list, data: shown } = dealers.state;
  const groups = useMemo(
    () =>
      buildFacetGroups({
        list,
        stock: initial.stock,
        unfilteredTotal: initial.unfilteredTotal,
        facets: shown.facets,
        compare: new Intl.Collator(language).compare,
      }),
    [list, initial, shown.facets, language],
  );
  const { hasSearch, hasBar } = listTools(groups, initial.unfilteredTotal);
  function change(next: List) {
    listMap.forget();
    dealers.change(next);
  }
  const context = { list, address, language, feedLanguage, texts, change };
  return (
    <DealerListContext value={context}>
      <div ref={dealers.containerRef}>
        {hasBar && (
          <search>
            <form
              action={address}
              autoComplete="off"
              noValidate
              onSubmit={(event) => event.preventDefault()}
              className="mt-6 grid gap-y-3 lg:mt-8 lg:gap-y-6"
            >
              {hasSearch && <SearchField placeTexts={props.placeTexts} onlyPlaces={false} />}
              <div className="flex flex-wrap items-start justify-between gap-2 sm:gap-3">
                <FacetBar groups={groups} total={shown.total} />
                <div className="flex flex-wrap gap-2 max-xl:w-full sm:gap-3 noscript:hidden">
                  {!hasSearch && <SearchField placeTexts={props.placeTexts} onlyPlaces />}
                  <MapButton isOpen={listMap.isOpen} onPress={listMap.toggle} />
                </div>
              </div>
            </form>
          </search>
        )}
        {props.quickBrands && <QuickBrands stock={initial.stock} />}
        {hasBar && <FilterChips />}
        <DealerResults {...props} dealers={dealers} listMap={listMap} />
      </div>
    </DealerListContext>
  );
}
