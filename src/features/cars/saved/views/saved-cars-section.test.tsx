import { expect, test } from 'vitest';
import { block } from '../../../../content/blocks/saved-cars/block.ts';
import { aPageContext } from '../../../../content/publishing/testing/a-page-context.ts';
import { renderBlock } from '../../../../web/render/testing/render-block.tsx';

const onCarSite = { page: aPageContext({ indices: { cars: 'cars-solvik-se' }, pathToCarList: '/bilar' }) };
const savedCars = renderBlock(block, onCarSite);

test('without script it says where saved cars lie and leads to the list', () => {
  const [without = ''] =
    savedCars({ titleTag: 'h1' }).match(/<div class="saved-without-script">.*?<\/div>/) ?? [];
  expect(without).toContain('Sparade bilar ligger i din webbläsare');
  expect(without).toContain('href="/bilar"');
});

test('an empty heading is the dictionary’s', () => {
  expect(savedCars({ titleTag: 'h1' })).toContain('<h1>Sparade bilar</h1>');
  expect(savedCars({ titleTag: 'h1', title: 'Din lista' })).toContain('<h1>Din lista</h1>');
});

test('SITE-12 a site that sells no cars shows nothing', () => {
  expect(savedCars({}, { page: aPageContext() })).toBe('');
});
