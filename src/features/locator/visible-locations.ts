import type { Location, LocatorPageType } from './location.ts';

export const FIRST_SHOWN = 20;
export const SHOWN_STEP = 5;

/** How many cards the list begins with: charging stations are paged, dealerships are all shown (LOC-09, LOC-17). */
export function firstShown(pageType: LocatorPageType): number {
  return pageType === 'ChargingPoint' ? FIRST_SHOWN : Number.POSITIVE_INFINITY;
}

/** The number that `show` in the address names, for visitors without script; never less than the first page. */
export function parseShown(text: string | undefined, pageType: LocatorPageType): number {
  const first = firstShown(pageType);
  return text !== undefined && /^\d{1,5}$/.test(text) ? Math.max(first, Number(text)) : first;
}

/** The cards of the list. One that was chosen on the map comes first when the list does not reach it. */
export function visibleLocations(
  results: readonly Location[],
  shown: number,
  selected: Location | undefined,
): readonly Location[] {
  const visible = results.slice(0, shown);
  return !selected || visible.some(({ id }) => id === selected.id) ? visible : [selected, ...visible];
}
