import { namingTiers, type Tier, tiers } from './index-definition.ts';

/** How a token of the query matches a token of a record. */
export type MatchKind = 'exact' | 'prefix' | 'typo';

/**
 * Where a token of the query is searched. In names and details, where the last token may be unfinished. When no record
 * has it there, in prose, as a whole word: 'blue' is not 'Bluetooth'. When no record has it at all, with a typo in it.
 */
export type TokenSearch = 'naming' | 'prose' | 'typo';

export const searchedTiers: Readonly<Record<TokenSearch, readonly Tier[]>> = {
  naming: namingTiers,
  prose: ['prose'],
  typo: tiers,
};

const tierPoints: Readonly<Record<Tier, number>> = { name: 16, detail: 4, prose: 1 };
const kindPoints: Readonly<Record<MatchKind, number>> = { exact: 4, prefix: 2, typo: 1 };

/** A token scores its best match, a record the sum over all tokens. Integers, so that every engine agrees. */
export function pointsFor(tier: Tier, kind: MatchKind): number {
  return tierPoints[tier] * kindPoints[kind];
}
