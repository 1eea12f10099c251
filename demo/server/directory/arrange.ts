import type { DirectoryEntry } from './directory-entry.ts';

export type Arrangement = { columns: 3 | 4; cards: readonly { entry: DirectoryEntry; wide: boolean }[] };

/** Cards in three or four columns; so many of them go double that no row ends with a hole. */
export function arrange(entries: readonly DirectoryEntry[]): Arrangement {
  const columns = entries.length < 4 || entries.length % 4 === 1 ? 3 : 4;
  const holes = (columns - (entries.length % columns)) % columns;
  const wide = new Set(entries.toSorted(widestFirst).slice(0, holes));
  const doubles = entries.filter((entry) => wide.has(entry));
  const singles = entries.filter((entry) => !wide.has(entry));
  // Three columns hold one double and one single, four hold two doubles.
  const leading = columns === 4 ? doubles : doubles.flatMap((double) => [double, ...singles.splice(0, 1)]);
  return { columns, cards: [...leading, ...singles].map((entry) => ({ entry, wide: wide.has(entry) })) };
}

const breadth = { dark: 0, photo: 1, brand: 2, stage: 3, accent: 4, plain: 5 } as const;

function widestFirst(one: DirectoryEntry, other: DirectoryEntry): number {
  return widthRank(one) - widthRank(other);
}

/** A broad picture fills a double card; a card without one is widened last. */
function widthRank({ directory }: DirectoryEntry): number {
  return breadth[directory.look] + (directory.picture ? 0 : 10);
}
