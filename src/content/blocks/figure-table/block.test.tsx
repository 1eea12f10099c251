import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const table = renderBlock(block);

const rows = [
  { label: 'Sweden', note: '1928', value: '2 460', amount: 2460 },
  { label: 'Norway', note: '1971', value: '980', amount: 980 },
];

test('bars repeat the figure beside them and are hidden from assistive technology', () => {
  const html = table({ rows });
  expect(html).toMatch(/2 460<\/td><td aria-hidden="true"[^>]*><svg[^>]*><rect width="100%"/);
  expect(html).toContain('<rect width="40%"');
  expect(html).not.toContain('style=');
});

test('the second column is shown only with a title of its own', () => {
  expect(table({ rows })).not.toContain('1928');
  expect(table({ rows, noteTitle: 'Since' })).toContain('1928');
});

test('no rows, no block', () => {
  expect(table({ title: 'Countries' })).toBe('');
});
