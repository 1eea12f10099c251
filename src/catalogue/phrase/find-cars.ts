import type { CarList } from '../list/car-list.ts';
import type { ReadPart } from './phrase-reading.ts';

/** The cars that a phrase finds, and the parts of it that were let go of so that there are any. */
export type FoundCars = { list: CarList; total: number; dropped: readonly ReadPart[] };

type Search = {
  parts: readonly ReadPart[];
  /** The list with these parts. */
  listWith: (parts: readonly ReadPart[]) => CarList;
  countOf: (list: CarList) => Promise<number>;
};

/**
 * Never nothing where less would find something: the least certain part is let go of first, then each of the others
 * by itself, then several. One part always stays; a phrase of which nothing stays has found nothing.
 */
export async function findCars({ parts, listWith, countOf }: Search): Promise<FoundCars> {
  const whole = listWith(parts);
  const total = await countOf(whole);
  if (total > 0 || parts.length < 2) return { list: whole, total, dropped: [] };
  for (const dropped of waysToDrop(parts)) {
    const list = listWith(parts.filter((part) => !dropped.includes(part)));
    const remaining = await countOf(list);
    if (remaining > 0) return { list, total: remaining, dropped };
  }
  return { list: whole, total: 0, dropped: [] };
}

function waysToDrop(parts: readonly ReadPart[]): (readonly ReadPart[])[] {
  // Of two as certain the one that was typed last.
  const byDoubt = parts.toReversed().toSorted((a, b) => a.certainty - b.certainty);
  const several = byDoubt.slice(2).map((_, at) => byDoubt.slice(0, at + 2));
  return [...byDoubt.map((part) => [part]), ...several];
}
