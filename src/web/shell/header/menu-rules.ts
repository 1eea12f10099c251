/** After the pointer has left an open item and its panel. */
const CLOSE_DELAY_MS = 200;
/** The pointer is on a neighbour without a panel; it may only be moving across. */
const CLOSE_DELAY_ON_LEAF_MS = 600;
/** Expanded items collapse again this long after the menu has closed. */
export const COLLAPSE_DELAY_MS = 500;
/** A header over the content turns solid after this much scrolling. */
export const SOLID_AFTER_PX = 100;

export function closeDelayMs(pointer: 'away' | 'on leaf'): number {
  return pointer === 'away' ? CLOSE_DELAY_MS : CLOSE_DELAY_ON_LEAF_MS;
}

type Row = {
  /** How wide each item is, in pixels, first to last. */
  widths: readonly number[];
  gap: number;
  /** How wide the row may be. */
  availableWidth: number;
  moreWidth: number;
  /** More is always shown, because it also contains external links. */
  moreStays: boolean;
};

/** How many items fit in the bar; the rest move into More (NAV-16). */
export function itemsThatFit({ widths, gap, availableWidth, moreWidth, moreStays }: Row): number {
  const ends = widths.map((_, last) => rowWidth(widths.slice(0, last + 1), gap));
  const whole = ends.at(-1) ?? 0;
  if (!moreStays && whole <= availableWidth) return widths.length;
  return ends.filter((end) => end + gap + moreWidth <= availableWidth).length;
}

function rowWidth(widths: readonly number[], gap: number): number {
  return widths.reduce((sum, width) => sum + width, gap * (widths.length - 1));
}

/** The index that a key moves the focus to; undefined for other keys. */
export function nextFocusIndex(
  key: string,
  { at, of, keys }: { at: number; of: number; keys: { back: string; on: string } },
): number | undefined {
  if (key === keys.on) return Math.min(at + 1, of - 1);
  if (key === keys.back) return at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return of - 1;
  return undefined;
}
