import { useEffect, useMemo, useReducer } from 'react';
import { readChosenPlace, writeChosenPlace } from '../../maps/chosen-place.ts';
import type { MapViewProps } from '../../maps/views/map-view-props.ts';
import { locationsNear } from '../distance.ts';
import type { Location } from '../location.ts';
import type { LocatorProps, NearPlace } from '../locator-props.ts';
import { FIT_MAX_ZOOM } from '../locator-settings.ts';
import { initialLocatorState, locatorReducer } from '../locator-state.ts';
import { firstShown, visibleLocations } from '../visible-locations.ts';
import { useLocations } from './use-locations.ts';

export type LocatorView = 'panel' | 'map';

/** The state of the locator in the browser, and the actions of the visitor. */
export function useLocator(props: LocatorProps) {
  const { locations, settings, pageType, search } = props;
  const { loading, retry } = useLocations(locations);
  const [state, dispatch] = useReducer(locatorReducer, {
    ...initialLocatorState,
    shown: props.shown ?? firstShown(pageType),
    near: search.state === 'found' ? search.near : undefined,
  });
  const { near, shown, selection, view, fitCount } = state;
  const all = loading.state === 'all' ? loading.all : undefined;
  const results = useMemo(
    () => all && (near ? locationsNear(all, near.coordinates, settings) : all),
    [all, near, settings],
  );
  // Before all of them are there the list is as the server rendered it.
  const listed = results ?? (locations.state === 'first' ? locations.first : []);
  const total = results?.length ?? (locations.state === 'first' ? locations.resultCount : 0);
  const known = all ?? listed;
  const byId = useMemo(() => new Map(known.map((each) => [each.id, each])), [known]);
  const selected = selection.id === undefined ? undefined : findSelected(selection.id, results, byId);
  const fit = useFit(listed, settings.fitsAllAtStart || fitCount > 0, fitCount);

  // A place named on another page of this visit; only what the visitor searches here comes before it.
  const isSearched = search.state !== 'none';
  useEffect(() => {
    const place = isSearched ? undefined : readChosenPlace();
    if (place) dispatch({ type: 'near', near: place });
  }, [isSearched]);

  return {
    view,
    near,
    loading,
    retry,
    results: listed,
    total,
    known,
    selected,
    fit,
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
      dispatch({ type: 'near', near: place });
    },
    clear: () => {
      writeChosenPlace(undefined);
      dispatch({ type: 'clear', shown: firstShown(pageType) });
    },
  };
}

export type LocatorController = ReturnType<typeof useLocator>;

/** The results know their distance; a marker outside of them does not. */
function findSelected(
  id: string,
  results: readonly Location[] | undefined,
  byId: ReadonlyMap<string, Location>,
): Location | undefined {
  return results?.find((each) => each.id === id) ?? byId.get(id);
}

/** After every search the map shows its results, after an emptied field all markers (LOC-22), and again each time. */
function useFit(results: readonly Location[], isFitted: boolean, fitCount: number): MapViewProps['fit'] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object fits anew
  return useMemo(
    () =>
      isFitted && results.length > 0
        ? { ids: results.map(({ id }) => id), maxZoom: FIT_MAX_ZOOM }
        : undefined,
    [results, isFitted, fitCount],
  );
}
