import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Stored, schemaOf, type Written } from '../../platform/fields/fields.ts';
import { show } from '../../platform/fields/show.ts';
import type { PageContext } from '../block.ts';
import { fields } from './fields.ts';
import { Figures } from './view.tsx';

function figures(written: Written<typeof fields>): string {
  const stored = schemaOf(fields).parse(written) as Stored<typeof fields>;
  const shown = show(fields, stored, () => undefined);
  return renderToStaticMarkup(<Figures fields={shown} data={undefined} page={{} as PageContext} />);
}

const four = ['1', '2', '3', '4'].map((value) => ({ value, label: `label ${value}` }));

test('a figure and what it counts belong together, also when read aloud', () => {
  expect(figures({ figures: four.slice(0, 1) })).toMatch(
    /<div[^>]*><dt[^>]*>label 1<\/dt><dd[^>]*>1<\/dd><\/div>/,
  );
});

test('at the foot of the hero the figures take no room of their own', () => {
  expect(figures({ figures: four, placement: 'foot of the hero' })).toMatch(/^<section class="[^"]*\bh-0\b/);
});

test('no figures, no block', () => {
  expect(figures({ title: 'The year' })).toBe('');
});
