import { expect, test } from 'vitest';
import { samples } from '../../../../demo/server/gallery/samples/live-lots.ts';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.ts';
import type { fields } from './fields.ts';
import type { Auction } from './next-auction.ts';

const board = renderBlock<typeof fields, Auction | undefined>(block);
const sample = {
  ...samples['the next Thursday'],
  lots: samples['the next Thursday'].lots.map(({ image: _, ...lot }) => lot),
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
