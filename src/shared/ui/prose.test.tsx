import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RichText } from '../platform/fields/rich-text.ts';
import { Prose } from './prose.tsx';

function html(text: RichText) {
  return renderToStaticMarkup(<Prose text={text} />).replaceAll(/ class="[^"]*"/g, '');
}

test('each kind of text becomes the element that means it', () => {
  expect(
    html([
      { kind: 'heading', level: 2, children: [{ text: 'Först tystnaden' }] },
      {
        kind: 'paragraph',
        children: [{ text: 'De första ' }, { text: 'milen', strong: true, emphasis: true }],
      },
      { kind: 'heading', level: 3, children: [{ text: 'Sedan bullen' }] },
    ]),
  ).toBe(
    '<div><h2>Först tystnaden</h2><p>De första <strong><em>milen</em></strong></p><h3>Sedan bullen</h3></div>',
  );
});

test('lists retain their order and their semantics for screen readers', () => {
  const items = [[{ text: 'Boka' }], [{ text: 'Kom' }]];
  expect(html([{ kind: 'list', ordered: true, items }])).toBe(
    '<div><ol role="list"><li>Boka</li><li>Kom</li></ol></div>',
  );
  expect(html([{ kind: 'list', ordered: false, items }])).toContain('<ul role="list">');
});

test('a quote names its source only when it has one', () => {
  const children = [{ text: 'De är långsamma med flit.' }];
  expect(html([{ kind: 'quote', children, source: 'Maj-Britt Öhman' }])).toContain(
    '<footer>Maj-Britt Öhman</footer>',
  );
  expect(html([{ kind: 'quote', children }])).not.toContain('<footer>');
});

test('a link to another host has rel=noopener, a link within the site is plain', () => {
  const linked = (href: string) => html([{ kind: 'paragraph', children: [{ text: 'läs mer', href }] }]);
  expect(linked('https://elsewhere.example/')).toContain(
    '<a href="https://elsewhere.example/" rel="noopener">',
  );
  expect(linked('/om-oss')).toContain('<a href="/om-oss">');
  expect(linked('tel:+46105500128')).toContain('<a href="tel:+46105500128">');
});

test('no text gives no element', () => {
  expect(html([])).toBe('');
});

test('text that looks like markup is escaped', () => {
  expect(html([{ kind: 'paragraph', children: [{ text: '<script>' }] }])).toContain('&lt;script&gt;');
});
