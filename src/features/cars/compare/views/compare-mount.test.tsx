import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPageContext } from '../../../../content/publishing/testing/a-page-context.ts';
import { CompareMount } from './compare-mount.tsx';

test('CMP-12 every page of a site that sells cars has a place for the tray, with its words', () => {
  const page = aPageContext({ indices: { cars: 'cars-solvik-se' }, pathToCarList: '/bilar' });
  const html = renderToStaticMarkup(<CompareMount page={page} />);
  expect(html).toContain('data-script="car-selection"');
  expect(html).toContain('data-list="/bilar"');
  expect(html).toContain('Rensa jämförelsen');
});

test('SITE-12 other sites have none', () => {
  expect(renderToStaticMarkup(<CompareMount page={aPageContext()} />)).toBe('');
});
