import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShowMoreBar } from './show-more-bar.tsx';

const bar = { text: 'Showing 48 of 60 cars', moreLabel: 'Show more', total: 60 };

test('there is a way on while something is left, a link where no script is needed', () => {
  expect(markup(<ShowMoreBar {...bar} shown={48} href="?page=2" />)).toContain(
    '<a href="?page=2" rel="next"',
  );
  expect(markup(<ShowMoreBar {...bar} shown={48} onMore={() => {}} />)).toContain('<button');
});

test('when all is shown the sentence stays and the way on is gone', () => {
  const html = markup(<ShowMoreBar {...bar} shown={60} href="?page=2" />);
  expect(html).toContain('Showing');
  expect(html).not.toContain('Show more');
});
