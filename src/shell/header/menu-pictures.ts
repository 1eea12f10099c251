import type { NavigationItem } from '../navigation.ts';

/** So many pages below an item show their pictures on every wide screen; more of them only above 1500 px. */
const MAX_ALWAYS_SHOWN = 4;

/** Undefined where no page has a picture: then the panel is a list of names. */
export function pictureVisibility(
  children: readonly Pick<NavigationItem, 'image'>[],
): 'always' | 'wide' | undefined {
  if (!children.some(({ image }) => image)) return undefined;
  return children.length > MAX_ALWAYS_SHOWN ? 'wide' : 'always';
}

/** So many pictures still stand in one row; of more than that, six abreast keep the rows low. */
const MAX_PER_ROW = 7;

export function pictureColumns(children: number): number {
  return children > MAX_PER_ROW ? 6 : Math.max(3, children);
}
