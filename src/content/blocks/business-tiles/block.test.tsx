import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const tiles = renderBlock(block, { data: [] });

test('every tile has its own theme', () => {
  const html = tiles({
    tiles: [
      { theme: 'charging', name: 'ström' },
      { theme: 'bistro', name: 'Navet' },
    ],
  });
  expect(html).toMatch(/<li data-theme="charging">.*ström.*<li data-theme="bistro">.*Navet/);
});

test('a tile with a link is one link, a tile without one is none', () => {
  const html = tiles({
    tiles: [{ name: 'Solvik', link: { href: 'http://solvik.example' } }, { name: 'Navet' }],
  });
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('no tiles, no block', () => {
  expect(tiles({ title: 'Businesses' })).toBe('');
});
