import type { LocationFilters } from './location-filters.ts';
import type { LocatorAddress } from './locator-address.ts';
import { type LocatorQuery, type MapArea, type NearPlace, noSearch } from './locator-query.ts';
import { nextSelection, noSelection, type Selection, type SelectionEvent } from './selection.ts';
import { SHOWN_STEP } from './visible-locations.ts';

export type LocatorState = {
  /** Under 1024 px: which of the two is shown. */
  view: 'panel' | 'map';
  selection: Selection;
  /** How many cards of the list are shown. */
  shown: number;
  query: LocatorQuery;
  /** Where the visitor moved the map to; undefined where it shows what was found. */
  map: LocatorAddress['map'];
  /** Grows with every search: the map then fits what it found. */
  fitCount: number;
};

/** `shown`: how many cards a list begins with. */
export type LocatorEvent =
  | SelectionEvent
  | { type: 'view'; view: LocatorState['view'] }
  | { type: 'more' }
  | { type: 'near'; near: NearPlace; shown: number }
  | { type: 'area'; area: MapArea; map: LocatorAddress['map']; shown: number }
  | { type: 'filter'; filters: LocationFilters; shown: number }
  | { type: 'moved'; map: LocatorAddress['map'] }
  | { type: 'restore'; address: LocatorAddress; shown: number }
  | { type: 'clear'; shown: number };

export const initialLocatorState: LocatorState = {
  view: 'panel',
  selection: noSelection,
  shown: 0,
  query: noSearch,
  map: undefined,
  fitCount: 0,
};

export function locatorReducer(state: LocatorState, event: LocatorEvent): LocatorState {
  const { query, fitCount } = state;
  switch (event.type) {
    case 'view':
      return { ...state, view: event.view };
    case 'more':
      return { ...state, shown: state.shown + SHOWN_STEP };
    case 'moved':
      return { ...state, map: event.map };
    case 'near':
      return searched(state, { ...query, near: event.near, area: undefined }, event.shown);
    case 'clear':
      return searched(state, { ...query, near: undefined, area: undefined }, event.shown);
    case 'area':
      // The map stays where the visitor put it.
      return { ...searched(state, { ...query, area: event.area }, event.shown), map: event.map, fitCount };
    case 'filter':
      return {
        ...searched(state, { ...query, filters: event.filters }, event.shown),
        map: state.map,
        fitCount,
      };
    case 'restore': {
      const { query: restored, station, view, map, shown = event.shown } = event.address;
      return { view, map, shown, query: restored, selection: { id: station }, fitCount: fitCount + 1 };
    }
    default:
      return { ...state, selection: nextSelection(state.selection, event), map: undefined };
  }
}

function searched(state: LocatorState, query: LocatorQuery, shown: number): LocatorState {
  return { ...state, query, shown, selection: noSelection, map: undefined, fitCount: state.fitCount + 1 };
}
