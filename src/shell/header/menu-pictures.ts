import type { NavigationItem } from '../navigation.ts';

/** So many pages below an item show their pictures on every wide screen; more of them only above 1500 px. */
const FEW = 4;

/** Undefined where no page has a picture: then the panel is a list of names. */
export function picturesOf(
  children: readonly Pick<NavigationItem, 'image'>[],
): 'always' | 'wide' | undefined {
  if (!children.some(({ image }) => image)) return undefined;
  return children.length > FEW ? 'wide' : 'always';
}

/** Pictures stand six abreast at most, and rows are filled evenly. */
export function pictureColumns(children: number): number {
  const rows = Math.ceil(children / 6);
  return Math.max(3, Math.ceil(children / rows));
}
