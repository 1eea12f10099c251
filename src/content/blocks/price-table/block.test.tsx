import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const prices = renderBlock(block);

const columns = [{ title: 'Card' }, { title: 'Plus', recommended: true }];

test('every price has the headings of its row and its column', () => {
  const html = prices({ columns, rows: [{ title: 'Ultra', cells: [{ value: '6.40' }, { value: '4.60' }] }] });
  expect(html).toMatch(/<th scope="col"[^>]*>Card<\/th>/);
  expect(html).toMatch(
    /<th scope="row"[^>]*>Ultra<\/th><td[^>]*>6\.40<\/td><td[^>]*bg-dark[^>]*>4\.60<\/td>/,
  );
});

test('a row with too few cells leaves the others empty, one with too many drops the rest', () => {
  const html = prices({
    columns,
    rows: [
      { title: 'A', cells: [{ value: '1' }] },
      { title: 'B', cells: [{ value: '1' }, { value: '2' }, { value: '3' }] },
    ],
  });
  expect(html.match(/<td/g)).toHaveLength(4);
  expect(html).not.toContain('>3<');
});

test('without columns or rows there is no table', () => {
  expect(prices({ columns })).toBe('');
  expect(prices({ rows: [{ title: 'Ultra' }] })).toBe('');
});
