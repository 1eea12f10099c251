import { type LookUp, MOST_HOPS } from './look-up.ts';
import { partsOf } from './request-path.ts';
import type { Answers } from './where-to.ts';

/** What happens to a visitor of an old address, hop by hop. */
export type Journey = {
  hops: readonly { rule: number; location: string }[];
  /** The rules that would send a visitor round and round; none when the journey ends. */
  circle: readonly number[];
};

export function follow(address: string, { hop }: Pick<LookUp, 'hop'>, answers: Answers): Journey {
  const hops: { rule: number; location: string }[] = [];
  const seen = [address];
  for (;;) {
    const { path, query } = partsOf(seen.at(-1) ?? '');
    const moved = path.startsWith('/') ? hop(path, query, answers) : undefined;
    if (!moved) return { hops, circle: [] };
    hops.push(moved);
    const before = seen.indexOf(moved.location);
    if (before !== -1) return { hops, circle: hops.slice(before).map(({ rule }) => rule) };
    // An address that grows with every hop never comes back to itself.
    if (hops.length === MOST_HOPS) return { hops, circle: hops.slice(MOST_HOPS / 2).map(({ rule }) => rule) };
    seen.push(moved.location);
  }
}
