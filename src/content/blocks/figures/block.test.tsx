import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const figures = renderBlock(block);

const four = ['1', '2', '3', '4'].map((value) => ({ value, label: `label ${value}` }));

test('a figure and what it counts belong together, also when read aloud', () => {
  expect(figures({ figures: four.slice(0, 1) })).toMatch(
    /<div[^>]*><dt[^>]*>label 1<\/dt><dd[^>]*>1<\/dd><\/div>/,
  );
});

test('at the foot of the hero the figures take no extra height', () => {
  expect(figures({ figures: four, placement: 'foot of the hero' })).toMatch(/^<section class="[^"]*\bh-0\b/);
});

test('no figures, no block', () => {
  expect(figures({ title: 'The year' })).toBe('');
});
