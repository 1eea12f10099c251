import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Stored, schemaOf, type Written } from '../../platform/fields/fields.ts';
import { show } from '../../platform/fields/show.ts';
import type { PageContext } from '../block.ts';
import { fields } from './fields.ts';
import { BodyTiles } from './view.tsx';

function tiles(written: Written<typeof fields>): string {
  const stored = schemaOf(fields).parse(written) as Stored<typeof fields>;
  const shown = show(fields, stored, () => undefined);
  return renderToStaticMarkup(<BodyTiles fields={shown} data={undefined} page={{} as PageContext} />);
}

test('a tile with a link is one link, a tile without one is no link', () => {
  const html = tiles({ tiles: [{ label: 'Estate', link: { href: '/estate' } }, { label: 'Van' }] });
  expect(html).toMatch(/<a href="\/estate"[^>]*>.*Estate.*<\/a>/);
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('a row that scrolls is reached by keyboard even when nothing in it is a link', () => {
  expect(tiles({ tiles: [{ label: 'Van' }] })).toContain('tabindex="0"');
  expect(tiles({ tiles: [{ label: 'Estate', link: { href: '/estate' } }] })).not.toContain('tabindex');
});

test('no tiles, no block', () => {
  expect(tiles({ title: 'Start with the shape' })).toBe('');
});
