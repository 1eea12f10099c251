import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const rows = renderBlock(block);

test('a row with a link is one link around all its text, a row without one is plain text', () => {
  const html = rows({
    rows: [{ title: 'Lund', note: '8 posts', link: { href: '/lund' } }, { title: 'Ystad' }],
  });
  expect(html).toMatch(/<a href="\/lund"[^>]*>.*Lund.*8 posts.*<\/a>/);
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('in a price list the figure comes after the text', () => {
  const row = { figure: '795 kr', title: 'Service', text: 'While you wait' };
  expect(rows({ rows: [row], figurePlace: 'last' })).toMatch(/Service.*While you wait.*795 kr/);
  expect(rows({ rows: [row] })).toMatch(/795 kr.*Service/);
});

test('no rows, no block', () => {
  expect(rows({ title: 'Along the way' })).toBe('');
});
