import { expect, test } from 'vitest';
import type { Authored } from '../../../shared/platform/fields/fields.ts';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.ts';
import type { fields } from './fields.ts';
import type { Auction } from './next-auction.ts';

const thursday = {
  title: 'Under the hammer on Thursday',
  text: 'A few of 320. Bids by telephone count until the lot is called.',
  time: '10:00',
  secondsPerLot: 41,
  lots: [
    {
      number: 12,
      name: 'Volkswagen Golf 1.5 TSI',
      details: '2021, 48 200 km, one owner',
      image: { media: 'pictures/carstore/car-hatch-white', alt: 'A white hatchback' },
      start: 92_000,
      bid: 104_500,
      bids: 7,
      reserveMet: true,
    },
    {
      number: 88,
      name: 'Volvo V60 B4',
      details: '2020, 91 000 km',
      image: { media: 'pictures/carstore/car-estate-navy', alt: 'A navy estate' },
      start: 118_000,
    },
  ],
  link: { href: '#bid', text: 'Leave a bid' },
} satisfies Authored<typeof fields>;

const board = renderBlock<typeof fields, Auction | undefined>(block);
const sample = {
  ...thursday,
  lots: thursday.lots.map(({ image: _, ...lot }) => lot),
};

function auctionAt(now: string) {
  const moments: Date[] = [];
  const context = {
    site: { timeZone: 'Europe/Stockholm' },
    now: new Date(now),
    validUntil: (moment: Date) => moments.push(moment),
  } as unknown as Parameters<typeof block.load>[1];
  const data = block.load(
    { closed: [], weekday: 'Thursday', ...sample } as unknown as Parameters<typeof block.load>[0],
    context,
  );
  return { data, moments };
}

test('without script a lot has its number, its leading bid and the time until its hammer', () => {
  const { data } = auctionAt('2026-11-18T09:00:00Z');
  const html = board(sample, { data }).replaceAll('\u00a0', ' ');
  expect(html).toContain('Utrop 12');
  expect(html).toMatch(/Ledande bud<\/span><b[^>]*>104 500 kr/);
  expect(html).toMatch(/Utropspris<\/span><b[^>]*>118 000 kr/);
  expect(html).toMatch(/7 förhandsbud<.*Reservationspriset är nått</);
  expect(html).toContain('>1 d 0 h 08 min<');
});

test('during the auction the lot that is called says so, and the page is made anew when its hammer falls', () => {
  const { data, moments } = auctionAt('2026-11-19T09:07:40Z');
  expect(board(sample, { data })).toMatch(/data-lot="now"[^>]*>.*data-lot="soon"/s);
  expect(moments.map((moment) => moment.toISOString())).toEqual(['2026-11-19T09:08:12.000Z']);
});

test('no auction, no board', () => {
  expect(board(sample, { data: undefined })).toBe('');
});
