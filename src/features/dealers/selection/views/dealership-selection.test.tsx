import { expect, test } from 'vitest';
import { block } from '../../../../content/blocks/site-selection/block.ts';
import { aPageContext } from '../../../../content/publishing/testing/a-page-context.ts';
import { renderBlock } from '../../../../web/render/testing/render-block.tsx';
import { parseDealership } from '../../dealership.ts';
import { type DealershipCardData, toDealershipCard } from '../../dealership-card.ts';

const page = aPageContext({ siteDetailPath: '/anlaggningar' });
const cards = renderBlock(block, { page });

function dealership(facts: object = {}): DealershipCardData {
  const record = { site_id: '1', slug: 'solvik-boras', site_official_name: 'Solvik Borås', ...facts };
  const read = parseDealership(record);
  if (!read) throw new Error('no dealership');
  return toDealershipCard(read, {
    ...page,
    now: new Date('2026-11-16T10:00:00Z'),
    pictureAt: () => undefined,
  });
}

test('TEASE-01 a card leads to the dealer path and its slug', () => {
  const html = cards({ title: 'Come in' }, { data: [dealership({ site_phone: '010-550 01 40' })] });
  expect(html).toMatch(/<h3[^>]*><a href="\/anlaggningar\/solvik-boras"[^>]*><span[^>]*>Solvik Borås/);
  expect(html).toContain('href="tel:0105500140"');
});

test('TEASE-02 the link is there only when it is set', () => {
  const data = [dealership()];
  expect(cards({ title: 'Come in' }, { data })).not.toContain('button--secondary');
  expect(cards({ link: { href: '/anlaggningar', text: 'All' } }, { data })).toMatch(
    /<a href="\/anlaggningar" class="button button--secondary">All/,
  );
});

test('a dealership without a picture has the empty stage; without dealerships there is no block', () => {
  expect(cards({}, { data: [dealership()] })).toContain('Bilden är på väg');
  expect(cards({ title: 'Come in' }, { data: [] })).toBe('');
});
