import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';
import { Section, SectionHead } from './section.tsx';

test('a dark section is marked for the focus ring', () => {
  expect(markup(<Section ground="brand">x</Section>)).toContain('class="section section--brand on-dark"');
  expect(markup(<Section ground="stage">x</Section>)).not.toContain('on-dark');
});

test('a section head is an h2 by default', () => {
  expect(markup(<SectionHead title="Stock" />)).toContain('<h2>Stock</h2>');
  expect(markup(<SectionHead title="Stock" level={1} />)).toContain('<h1>Stock</h1>');
});

test('the last crumb is the page itself and no link', () => {
  const html = markup(
    <Breadcrumb label="You are here" trail={[{ label: 'Home', href: '/' }]} current="Stock" />,
  );
  expect(html).toMatch(/<li aria-current="page">Stock<\/li><\/ol>/);
});
