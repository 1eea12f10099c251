import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const places = renderBlock(block, { picture: { width: 1000, height: 500 } });

const picture = { media: 'map', alt: 'Map of the south' };

test('a pin is positioned in the picture’s own units, so that it stays on its town in every crop', () => {
  const html = places({ rows: [{ name: 'Uppsala', x: 50, y: 20 }], picture });
  expect(html).toContain('viewBox="0 0 1000 500"');
  expect(html).toContain('preserveAspectRatio="xMidYMid slice"');
  expect(html).toContain('translate(500 100)');
});

test('places without a point on the map have no pin', () => {
  expect(places({ rows: [{ name: 'Umeå' }], picture })).not.toContain('translate(');
});

test('without a map only the list is rendered', () => {
  expect(places({ rows: [{ name: 'Umeå', x: 1, y: 1 }] })).not.toContain('<svg');
});

test('no level of headings is skipped', () => {
  const rows = [{ name: 'Uppsala' }];
  expect(places({ title: 'Stores', rows })).toMatch(/<h2>Stores<\/h2>.*<h3[^>]*>Uppsala/);
  expect(places({ title: 'Stores', titleTag: 'h1', rows })).toMatch(/<h1>Stores<\/h1>.*<h2[^>]*>Uppsala/);
});

test('no places, no block', () => {
  expect(places({ title: 'Stores', picture })).toBe('');
});
