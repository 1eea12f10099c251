import type { Tier } from './index-definition.ts';

/** How a token of the query matches a token of a record. */
export type MatchKind = 'exact' | 'prefix' | 'typo';

const tierPoints: Readonly<Record<Tier, number>> = { name: 16, detail: 4, prose: 1 };
const kindPoints: Readonly<Record<MatchKind, number>> = { exact: 4, prefix: 2, typo: 1 };

/** A token scores its best match, a record the sum over all tokens. Integers, so that every engine agrees. */
export function pointsFor(tier: Tier, kind: MatchKind): number {
  return tierPoints[tier] * kindPoints[kind];
}
