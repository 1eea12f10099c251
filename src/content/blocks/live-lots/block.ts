import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { type Auction, lotTimes, nextAuction } from './next-auction.ts';
import { LiveLots } from './view.tsx';

export const block = {
  fields,
  load: (auction, { site, now, validUntil }): Auction | undefined => {
    const numbers = auction.lots.flatMap(({ number }) => number ?? []);
    if (numbers.length === 0) return undefined;
    const secondsPerLot = auction.secondsPerLot ?? 60;
    const plan = { ...auction, secondsPerLot, lastLot: Math.max(...numbers) };
    const start = nextAuction(plan, now, site.timeZone || 'UTC');
    if (!start) return undefined;
    const times = Object.fromEntries(
      numbers.map((number) => [number, lotTimes(start, number, secondsPerLot)]),
    );
    const changes = Object.values(times).flatMap(({ calledAt, hammerAt }) => [calledAt, hammerAt]);
    const next = Math.min(...changes.filter((moment) => moment > now.getTime()));
    if (Number.isFinite(next)) validUntil(new Date(next));
    return { now: now.getTime(), times };
  },
  view: LiveLots,
} satisfies Block<typeof fields, Auction | undefined>;
