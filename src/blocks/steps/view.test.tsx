import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Stored, schemaOf, type Written } from '../../platform/fields/fields.ts';
import { show } from '../../platform/fields/show.ts';
import type { PageContext } from '../block.ts';
import { fields } from './fields.ts';
import { Steps } from './view.tsx';

function steps(written: Written<typeof fields>): string {
  const stored = schemaOf(fields).parse(written) as Stored<typeof fields>;
  const shown = show(fields, stored, () => undefined);
  return renderToStaticMarkup(<Steps fields={shown} data={undefined} page={{} as PageContext} />);
}

test('steps are a numbered list; the large numbers are only for the eye', () => {
  const html = steps({ steps: [{ title: 'Tap', text: 'Card or phone' }, { title: 'Wait' }] });
  expect(html).toContain('<ol');
  expect(html.match(/aria-hidden="true"[^>]*>[12]</g)).toHaveLength(2);
});

test('a new line in the heading is kept', () => {
  expect(steps({ title: 'Three moves.\nNo manual.', steps: [{ title: 'Tap' }] })).toMatch(
    /whitespace-pre-line[^>]*>Three moves\.\nNo manual\./,
  );
});

test('no steps, no block', () => {
  expect(steps({ title: 'Three moves.' })).toBe('');
});
