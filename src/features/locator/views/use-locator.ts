import { useEffect, useMemo, useReducer } from 'react';
import { readChosenPlace, writeChosenPlace } from '../../../shared/maps/chosen-place.ts';
import type { MapViewProps, SeenMap } from '../../../shared/maps/views/map-view-props.ts';
import type { Location } from '../location.ts';
import { type LocationFilters, noFilters } from '../location-filters.ts';
import { readLocatorAddress } from '../locator-address.ts';
import type { LocatorProps } from '../locator-props.ts';
import type { NearPlace } from '../locator-query.ts';
import { FIT_MAX_ZOOM } from '../locator-settings.ts';
import { initialLocatorState, locatorReducer } from '../locator-state.ts';
import { firstShown, visibleLocations } from '../visible-locations.ts';
import { useLocatorAddress } from './use-locator-address.ts';
import { useMinute } from './use-minute.ts';
import { useResults } from './use-results.ts';

export type LocatorView = 'panel' | 'map';

/** The state of the locator in the browser, and the actions of the visitor. */
export function useLocator(props: LocatorProps) {
  const { settings, pageType, search, query: rendered } = props;
  const usual = firstShown(pageType);
  const now = useMinute(props.now);
  const [state, dispatch] = useReducer(locatorReducer, {
    ...initialLocatorState,
    shown: props.shown ?? usual,
    query: rendered,
    fitCount: rendered.near ? 1 : 0,
  });
  const { query, shown, selection, view, map, fitCount } = state;
  const { results, loading, retry } = useResults(props, query, now);
  const { listed, total, marked } = results;
  const byId = useMemo(() => new Map(marked.map((each) => [each.id, each])), [marked]);
  const selected = selection.id === undefined ? undefined : findSelected(selection.id, listed, byId);
  const fit = useFit(listed, settings.fitsAllAtStart || fitCount > 0, fitCount, map !== undefined);

  // What only the browser reads of the address, then a place named on another page of this visit.
  const isSearched = search.state !== 'none' || rendered.area !== undefined;
  useEffect(() => {
    const address = readLocatorAddress(location.search);
    if (address.station !== undefined || address.view === 'map' || address.map)
      dispatch({
        type: 'restore',
        address: { ...address, query: rendered, shown: props.shown },
        shown: firstShown(pageType),
      });
    const place = isSearched || address.map || address.station !== undefined ? undefined : readChosenPlace();
    if (place) dispatch({ type: 'near', near: place, shown: firstShown(pageType) });
  }, [isSearched, rendered, props.shown, pageType]);

  useLocatorAddress(
    { query, station: selection.id, view, map, shown: shown === usual ? undefined : shown },
    (address) => {
      writeChosenPlace(address.query.near);
      dispatch({ type: 'restore', address, shown: usual });
    },
  );

  return {
    view,
    near: query.near,
    area: query.area,
    filters: query.filters,
    now,
    loading,
    retry,
    results,
    total,
    selected,
    fit,
    map,
    marked,
    shown: Math.min(shown, total),
    cards: visibleLocations(listed, shown, selected),
    hasMore: shown < total,
    show: (next: LocatorView) => dispatch({ type: 'view', view: next }),
    select: (id: string) => dispatch({ type: 'select', id }),
    open: (id: string) => dispatch({ type: 'open', id }),
    close: () => dispatch({ type: 'close' }),
    more: () => dispatch({ type: 'more' }),
    goNear: (place: NearPlace) => {
      writeChosenPlace(place);
      dispatch({ type: 'near', near: place, shown: usual });
    },
    searchArea: ({ area, ...moved }: SeenMap) => dispatch({ type: 'area', area, map: moved, shown: usual }),
    moved: ({ center, zoom }: SeenMap) => dispatch({ type: 'moved', map: { center, zoom } }),
    filter: (filters: LocationFilters) => dispatch({ type: 'filter', filters, shown: usual }),
    clearFilters: () => dispatch({ type: 'filter', filters: noFilters, shown: usual }),
    clear: () => {
      writeChosenPlace(undefined);
      dispatch({ type: 'clear', shown: usual });
    },
  };
}

export type LocatorController = ReturnType<typeof useLocator>;

/** The results know their distance; a marker outside of them does not. */
function findSelected(
  id: string,
  results: readonly Location[],
  byId: ReadonlyMap<string, Location>,
): Location | undefined {
  return results.find((each) => each.id === id) ?? byId.get(id);
}

/** After every search the map shows its results, after an emptied field all markers (LOC-22), and again each time. */
function useFit(
  results: readonly Location[],
  isFitted: boolean,
  fitCount: number,
  isMoved: boolean,
): MapViewProps['fit'] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object fits anew
  return useMemo(
    () =>
      isFitted && !isMoved && results.length > 0
        ? { ids: results.map(({ id }) => id), maxZoom: FIT_MAX_ZOOM }
        : undefined,
    [results, isFitted, fitCount, isMoved],
  );
}
