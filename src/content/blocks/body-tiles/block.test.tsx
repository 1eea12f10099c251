import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const tiles = renderBlock(block);

test('a tile with a link is one link, a tile without one is no link', () => {
  const html = tiles({ tiles: [{ label: 'Estate', link: { href: '/estate' } }, { label: 'Van' }] });
  expect(html).toMatch(/<a href="\/estate"[^>]*>.*Estate.*<\/a>/);
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('a scrollable row can be focused by keyboard even when nothing in it is a link', () => {
  expect(tiles({ tiles: [{ label: 'Van' }] })).toContain('tabindex="0"');
  expect(tiles({ tiles: [{ label: 'Estate', link: { href: '/estate' } }] })).not.toContain('tabindex');
});

test('no tiles, no block', () => {
  expect(tiles({ title: 'Start with the shape' })).toBe('');
});
