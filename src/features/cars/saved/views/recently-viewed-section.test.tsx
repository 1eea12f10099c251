import { expect, test } from 'vitest';
import { block } from '../../../../content/blocks/recently-viewed/block.ts';
import { aPageContext } from '../../../../content/publishing/testing/a-page-context.ts';
import { renderBlock } from '../../../../web/render/testing/render-block.tsx';

const viewed = renderBlock(block, { page: aPageContext({ indices: { cars: 'cars-solvik-se' } }) });

test('the server renders an empty place: it does not know what anybody looked at', () => {
  expect(viewed({})).toMatch(/^<div [^>]*data-script="recently-viewed"[^>]*><\/div>$/);
});

test('the heading is the editor’s, else the dictionary’s', () => {
  expect(viewed({})).toContain('Du har tittat på');
  expect(viewed({ title: 'Sett nyss' })).toContain('Sett nyss');
});

test('SITE-12 a site that sells no cars has no place for it', () => {
  expect(viewed({}, { page: aPageContext() })).toBe('');
});
