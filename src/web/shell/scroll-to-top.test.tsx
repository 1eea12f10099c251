import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScrollToTop } from './scroll-to-top.tsx';
import { showsScrollToTop } from './scroll-to-top-rules.ts';

test('SHELL-15 scroll-to-top is shown only after 528 px of scrolling', () => {
  expect(showsScrollToTop(527)).toBe(false);
  expect(showsScrollToTop(529)).toBe(true);
});

test('SHELL-15 the server renders scroll-to-top hidden, as a link that works without script', () => {
  const html = renderToStaticMarkup(<ScrollToTop label="Till toppen" />);
  expect(html).toContain('href="#top"');
  expect(html).toContain('aria-label="Till toppen"');
  expect(html).not.toContain('data-shown=');
  expect(html).toContain('invisible');
});
