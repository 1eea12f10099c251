import type { NavigationItem } from '../navigation.ts';

export function ariaCurrentPage(item: NavigationItem): 'page' | undefined {
  return item.current ? 'page' : undefined;
}

/** On the first level the item above the open page is underlined as well (NAV-11). */
export function ariaCurrent(item: NavigationItem): 'page' | 'true' | undefined {
  return item.isAncestor ? 'true' : ariaCurrentPage(item);
}
