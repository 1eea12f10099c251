import type { Tier } from './index-definition.ts';

/** How a word of the query meets a word of a record. */
export type MatchKind = 'exact' | 'prefix' | 'typo';

const tierPoints: Readonly<Record<Tier, number>> = { name: 16, detail: 4, prose: 1 };
const kindPoints: Readonly<Record<MatchKind, number>> = { exact: 4, prefix: 2, typo: 1 };

/** A word earns its best match; a record earns the sum over all words. Whole numbers, so that every engine agrees. */
export function pointsFor(tier: Tier, kind: MatchKind): number {
  return tierPoints[tier] * kindPoints[kind];
}
