import { useCallback, useMemo, useState } from 'react';
import { PlaceInput, type PlaceInputTexts } from '../../../maps/views/place-input.tsx';
import { formatMessage } from '../../../sites/format-message.ts';
import { useChosenPlace } from '../../views/use-chosen-place.ts';
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

/** The server renders the same, with a form and links that do what the script does. */
export function DealerList(props: DealerListProps) {
  const { initial, address, language, feedLanguage, texts } = props;
  const place = useChosenPlace();
  const dealers = useDealerList(props, place.chosen?.coordinates);
  const [isMapOpen, setMapOpen] = useState(false);
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
  const placeTexts = useCallback<PlaceInputTexts>(
    (key, values) => formatMessage(props.placeTexts[key], values ?? {}, language),
    [props.placeTexts, language],
  );
  const { change } = dealers;
  const context = useMemo(
    () => ({ list, address, language, feedLanguage, texts, change: (next: List) => change(next) }),
    [list, address, language, feedLanguage, texts, change],
  );
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
              {hasSearch && (
                <SearchField onSearch={(keyphrase) => dealers.replace({ ...list, keyphrase, pages: 1 })} />
              )}
              <div className="flex flex-wrap items-start justify-between gap-2 sm:gap-3">
                <FacetBar groups={groups} total={shown.total} />
                <div className="flex flex-wrap gap-2 max-xl:w-full sm:gap-3 noscript:hidden">
                  <PlaceInput
                    label={texts.dealerListPlace}
                    hideLabel
                    placeholder={texts.dealerListPlaceHint}
                    icon="pin"
                    texts={placeTexts}
                    value={place.chosen?.label ?? ''}
                    onPlace={place.choose}
                    onClear={place.clear}
                    className={placeLook}
                  />
                  <MapButton isOpen={isMapOpen} onPress={() => setMapOpen(!isMapOpen)} />
                </div>
              </div>
            </form>
          </search>
        )}
        {props.quickBrands && <QuickBrands stock={initial.stock} />}
        {hasBar && <FilterChips />}
        <DealerResults {...props} dealers={dealers} place={place.chosen} isMapOpen={isMapOpen} />
      </div>
    </DealerListContext>
  );
}

/** As tall as the buttons beside it. */
const placeLook =
  'min-w-0 max-sm:w-full max-xl:grow xl:w-108 [&_div:has(>input)]:min-h-11! [&_input]:min-h-10! [&_button.button]:min-h-11 [&_button.button]:py-2 [&_button.button]:text-[0.9375rem]';
