import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Stored, schemaOf, type Written } from '../../platform/fields/fields.ts';
import { show } from '../../platform/fields/show.ts';
import type { PageContext } from '../block.ts';
import { fields } from './fields.ts';
import { CallPanel } from './view.tsx';

function panel(written: Written<typeof fields>): string {
  const stored = schemaOf(fields).parse(written) as Stored<typeof fields>;
  const shown = show(fields, stored, () => undefined);
  return renderToStaticMarkup(<CallPanel fields={shown} data={undefined} page={{} as PageContext} />);
}

test('facts stand beside the words as terms and values', () => {
  expect(panel({ title: 'Call us', facts: [{ label: 'uptime', value: '99.4 %' }] })).toMatch(
    /<dt[^>]*>uptime<\/dt><dd[^>]*>99\.4 %/,
  );
});

test('the button and the second link are both links', () => {
  const html = panel({
    title: 'Call us',
    link: { href: '/go', text: 'Go' },
    secondLink: { href: 'tel:+46', text: 'Ring' },
  });
  expect(html).toMatch(/<a href="\/go"[^>]*>Go<\/a>.*<a href="tel:\+46"[^>]*>Ring<\/a>/);
});

test('without a heading there is nothing to call for', () => {
  expect(panel({ text: 'Alone' })).toBe('');
});
