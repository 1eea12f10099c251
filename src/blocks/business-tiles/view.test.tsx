import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Stored, schemaOf, type Written } from '../../platform/fields/fields.ts';
import { show } from '../../platform/fields/show.ts';
import type { PageContext } from '../block.ts';
import { fields } from './fields.ts';
import { BusinessTiles } from './view.tsx';

function tiles(written: Written<typeof fields>): string {
  const stored = schemaOf(fields).parse(written) as Stored<typeof fields>;
  const shown = show(fields, stored, () => undefined);
  return renderToStaticMarkup(<BusinessTiles fields={shown} data={undefined} page={{} as PageContext} />);
}

test('every tile wears its own theme', () => {
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
