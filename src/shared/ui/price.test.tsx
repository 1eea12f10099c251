import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { nonBreaking } from './non-breaking.ts';
import { Price } from './price.tsx';

test('an amount does not break inside, nor before its currency', () => {
  expect(nonBreaking('499 900 kr')).toBe('499\u00a0900\u00a0kr');
  expect(nonBreaking('12 500 €')).toBe('12\u00a0500\u00a0€');
  expect(nonBreaking('from 4 674 kr a month')).toBe('from 4\u00a0674\u00a0kr a month');
});

test('a struck price is announced as one', () => {
  const html = markup(<Price now="499 900 kr" earlierPrice="529 900 kr" earlierPriceLabel="Earlier price" />);
  expect(html).toMatch(/<span class="sr-only">\s*Earlier price<\/span> <del[^>]*>529/);
});

test('without a struck price nothing is struck', () => {
  expect(markup(<Price now="499 900 kr" />)).not.toContain('<del');
});

test('another price that is no reduction has its name before it and is not struck', () => {
  const html = markup(<Price now="499 900 kr" list={{ label: 'List price', price: '529 900 kr' }} />);
  expect(html).not.toContain('<del');
  expect(html.replace(/<[^>]+>/g, '')).toBe('499\u00a0900\u00a0kr List price 529\u00a0900\u00a0kr');
});
