import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { island } from './scroll-to-top.island.tsx';
import { offersWayUp } from './scroll-to-top.ts';

test('SHELL-15 the way up is offered only after 528 px of scrolling', () => {
  expect(offersWayUp(527)).toBe(false);
  expect(offersWayUp(529)).toBe(true);
});

test('SHELL-15 the page comes from the server with the way up hidden, and it leads to the top by itself', () => {
  const ScrollToTop = island.component;
  const html = renderToStaticMarkup(<ScrollToTop label="Till toppen" />);
  expect(html).toContain('href="#top"');
  expect(html).toContain('aria-label="Till toppen"');
  expect(html).not.toContain('data-shown=');
});
