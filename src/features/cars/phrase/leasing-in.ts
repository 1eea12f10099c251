import type { Chunk } from './phrase-tokens.ts';
import type { PhraseTools } from './phrase-tools.ts';
import type { LeasingOffer } from './resolve-amount.ts';

const offers = ['privateLeasing', 'companyLeasing', 'leasing'] as const;

/** The leasing that a phrase speaks of, wherever it does: 'lease a Kia for under £350 a month'. */
export function leasingIn(chunks: readonly Chunk[], { patterns }: PhraseTools): LeasingOffer | undefined {
  for (const at of chunks.keys()) {
    const found = patterns(
      chunks.slice(at).flatMap(({ parts }) => parts),
      offers,
    );
    if (found) return found.category as LeasingOffer;
  }
  return undefined;
}
