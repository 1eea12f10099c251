import { useCallback, useMemo } from 'react';
import { phraseChips, valueChips } from '../../../../shared/faceted-list/filter-chips.ts';
import { FilterChips } from '../../../../shared/faceted-list/views/filter-chips.tsx';
import { ListContext } from '../../../../shared/faceted-list/views/list-context.ts';
import { buildFacetGroups, listTools } from '../dealer-facet-bar.ts';
import { facetValueText } from '../dealer-facets.ts';
import {
  dealerListDeclaration as declaration,
  type DealerList as List,
  withoutFilters,
} from '../dealer-list.ts';
import type { DealerListProps } from '../dealer-list-props.ts';
import { dealerListUrl } from '../dealer-list-url.ts';
import type { DealerListTools } from './dealer-list-tools.ts';
import { DealerResults } from './dealer-results.tsx';
import { FacetBar } from './facet-bar.tsx';
import { MapButton } from './map-button.tsx';
import { QuickBrands } from './quick-brands.tsx';
import { SearchField } from './search-field.tsx';
import { useDealerList } from './use-dealer-list.ts';
import { useListMap } from './use-list-map.ts';

/** The server renders the same, with a form and links that do what the script does. */
export function DealerList(props: DealerListProps) {
  const { initial, address, language, feedLanguage, serviceWords } = props;
  const listMap = useListMap();
  const dealers = useDealerList(props, listMap.forget);
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
  const addressOf = useCallback((next: List) => dealerListUrl(address, next), [address]);
  const tools: DealerListTools = { ...dealers.tools, addressOf, feedLanguage, serviceWords };
  return (
    <ListContext value={tools}>
      <div ref={dealers.place}>
        {hasBar && (
          <search>
            <form
              id={tools.formId}
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
        {hasBar && <Chips {...tools} />}
        <DealerResults {...props} dealers={dealers} listMap={listMap} />
      </div>
    </ListContext>
  );
}

/** Services are in the language of the page, or marked as the feed's. */
function Chips(tools: DealerListTools) {
  const { list, language } = tools;
  const values = valueChips(list, list.choices, declaration, ({ field, path }) => {
    const { text, lang } = facetValueText(field, path.at(-1) ?? '', tools);
    return { label: text, lang };
  });
  return (
    <FilterChips
      chips={[...values, ...phraseChips(list, language)]}
      cleared={withoutFilters(list)}
      className="mt-6"
    />
  );
}
