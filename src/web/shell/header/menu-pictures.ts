import type { NavigationItem } from '../navigation.ts';

/** Up to this many pictures are shown on every wide screen; more of them only above 1500 px. */
const MAX_ALWAYS_SHOWN = 4;

/** Undefined where no page has a picture: then the panel is a list of names. */
export function pictureVisibility(
  children: readonly Pick<NavigationItem, 'image'>[],
): 'always' | 'wide' | undefined {
  if (!children.some(({ image }) => image)) return undefined;
  return children.length > MAX_ALWAYS_SHOWN ? 'wide' : 'always';
}

/** More pictures than this are in rows of six, which keeps the rows low. */
const MAX_PER_ROW = 7;

export function pictureColumns(children: number): number {
  return children > MAX_PER_ROW ? 6 : Math.max(3, children);
}
