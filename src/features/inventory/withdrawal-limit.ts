import { feedProblem } from './problems/feed-problems.ts';
/** Share of the live records that a feed may withdraw without an explicit word. */
export const DEFAULT_WITHDRAWAL_LIMIT_PERCENT = 30;

/** In a small stock a good week sells a large share, so that this many are never too many. */
const ALWAYS_ALLOWED = 10;

/** The sentence that refuses a feed which loses too much of the stock; undefined where it does not. */
export function withdrawalRefusal(
  { live, withdrawn }: { live: number; withdrawn: number },
  limitPercent: number,
): string | undefined {
  const share = live === 0 ? 0 : (withdrawn / live) * 100;
  if (withdrawn <= ALWAYS_ALLOWED || share <= limitPercent) return undefined;
  const count = new Intl.NumberFormat('en');
  return feedProblem('too-many-withdrawn', {
    ...{ withdrawn: count.format(withdrawn), live: count.format(live) },
    ...{ share: Math.floor(share), limit: limitPercent },
  });
}
