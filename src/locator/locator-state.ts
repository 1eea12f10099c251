import type { NearPlace } from './locator-props.ts';
import { nextSelection, noSelection, type Selection, type SelectionEvent } from './selection.ts';
import { SHOWN_STEP } from './visible-locations.ts';

export type LocatorState = {
  /** Under 1024 px: which of the two is shown. */
  view: 'panel' | 'map';
  selection: Selection;
  /** How many cards of the list are shown. */
  shown: number;
  near: NearPlace | undefined;
  /** Grows with every search: the map then fits what it found. */
  fitCount: number;
};

export type LocatorEvent =
  | SelectionEvent
  | { type: 'view'; view: LocatorState['view'] }
  | { type: 'more' }
  | { type: 'near'; near: NearPlace }
  | { type: 'clear'; shown: number };

export const initialLocatorState: LocatorState = {
  view: 'panel',
  selection: noSelection,
  shown: 0,
  near: undefined,
  fitCount: 0,
};

export function locatorReducer(state: LocatorState, event: LocatorEvent): LocatorState {
  switch (event.type) {
    case 'view':
      return { ...state, view: event.view };
    case 'more':
      return { ...state, shown: state.shown + SHOWN_STEP };
    case 'near':
      return { ...state, near: event.near, selection: noSelection, fitCount: state.fitCount + 1 };
    case 'clear':
      return {
        ...state,
        near: undefined,
        selection: noSelection,
        shown: event.shown,
        fitCount: state.fitCount + 1,
      };
    default:
      return { ...state, selection: nextSelection(state.selection, event) };
  }
}
