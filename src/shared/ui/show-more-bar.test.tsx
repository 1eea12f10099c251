import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShowMoreBar } from './show-more-bar.tsx';

const bar = { text: 'Showing 48 of 60 cars', moreLabel: 'Show more', shown: 48, total: 60 };

test('more is a link to the next page, so that it works without script', () => {
  expect(markup(<ShowMoreBar {...bar} href="?page=2" />)).toContain('<a rel="next" href="?page=2"');
});

test('when all is shown the sentence stays and the link is removed', () => {
  const html = markup(<ShowMoreBar {...bar} shown={60} href={undefined} />);
  expect(html).toContain('Showing');
  expect(html).not.toContain('Show more');
});

test('while more is loading the link is marked busy', () => {
  expect(markup(<ShowMoreBar {...bar} href="?page=2" busy />)).toContain('aria-busy="true"');
});
