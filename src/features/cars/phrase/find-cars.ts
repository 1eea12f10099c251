import type { CarList } from '../list/car-list.ts';
import type { ReadPart } from './phrase-reading.ts';

/** The cars that a phrase finds, and the parts of it that were let go of so that there are any. */
export type FoundCars = {
  list: CarList;
  total: number;
  dropped: readonly ReadPart[];
  /** Parts that no filter can express, or that may mean two things. */
  unclear: readonly UnclearPart[];
};

export type UnclearPart = Extract<ReadPart, { kind: 'unclear' }>;

type Search = {
  parts: readonly ReadPart[];
  /** The list with these parts. */
  listWith: (parts: readonly ReadPart[]) => CarList;
  countOf: (list: CarList) => Promise<number>;
};

/**
 * Never nothing where less would find something: the least certain part is let go of first, then each of the others
 * by itself, then several. One part always stays; a phrase of which nothing stays has found nothing. What somebody
 * does not want is never shown instead, nor is what is farther away than was said.
 */
export async function findCars({ parts, listWith, countOf }: Search): Promise<FoundCars> {
  const unclear = parts.filter((part) => part.kind === 'unclear');
  const whole = listWith(parts);
  const total = await countOf(whole);
  const searched = parts.filter((part) => part.kind !== 'unclear');
  if (total > 0 || searched.length < 2) return { list: whole, total, dropped: [], unclear };
  for (const dropped of waysToDrop(searched)) {
    const list = listWith(parts.filter((part) => !dropped.includes(part)));
    const remaining = await countOf(list);
    if (remaining > 0) return { list, total: remaining, dropped, unclear };
  }
  return { list: whole, total: 0, dropped: [], unclear };
}

function waysToDrop(parts: readonly ReadPart[]): (readonly ReadPart[])[] {
  // Of two as certain the one that was typed last.
  const byDoubt = parts
    .filter((part) => !isFirm(part))
    .toReversed()
    .toSorted((a, b) => a.certainty - b.certainty);
  const hasFirm = byDoubt.length < parts.length;
  const several = byDoubt.slice(hasFirm ? 1 : 2).map((_, at) => byDoubt.slice(0, at + 2));
  return [...byDoubt.map((part) => [part]), ...several];
}

function isFirm(part: ReadPart): boolean {
  return part.not === true || (part.kind === 'near' && part.isRadiusSaid === true);
}
