/** How long a bar is, in per cent of the longest. The smallest amount still shows. */
export function barShare(amount: number | undefined, largest: number): number {
  if (!amount || amount < 0 || largest <= 0) return 0;
  return Math.max(2, Math.round((amount / largest) * 100));
}
