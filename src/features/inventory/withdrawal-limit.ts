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
  return `The feed would withdraw ${count.format(withdrawn)} of ${count.format(live)} records (${Math.floor(share)} %), and more than ${limitPercent} % is refused unless you say so; nothing has changed. If it is only a part of the stock, send all of it. If so many really are gone, send it again with allowWithdrawals=1 (npm run import-cars: --allow-withdrawals).`;
}
