import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const chart = renderBlock(block);

const points = [
  { x: 0, y: 10 },
  { x: 22, y: 80 },
  { x: 40, y: 93 },
];

test('the drawing is hidden from screen readers, which get the points as a table', () => {
  const html = chart({ title: 'Fast', points, xTitle: 'Minutes', yTitle: 'Per cent' });
  expect(html.match(/<svg(?![^>]*aria-hidden="true")/g)).toBeNull();
  expect(html).toContain('<tr><th scope="row">22</th><td>80</td></tr>');
});

test('the caption is the heading of the section', () => {
  expect(chart({ title: 'Fast', points })).toMatch(/<figcaption[^>]*><h2[^>]*>Fast<\/h2>/);
});

test('points may be entered in any order, and those without a number are left out', () => {
  const sorted = chart({ points });
  expect(chart({ points: [...points].reverse() })).toBe(sorted);
  expect(chart({ points: [...points, { x: 50 }] })).toBe(sorted);
});

test('no element has a style attribute', () => {
  expect(
    chart({ points, ticks: [{ x: 10, label: '10 min' }], mark: { x: 22, value: '80 %' } }),
  ).not.toContain('style=');
});

test('one point is no curve', () => {
  expect(chart({ title: 'Fast', points: points.slice(0, 1) })).toBe('');
});
