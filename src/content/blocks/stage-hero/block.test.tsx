import { expect, test } from 'vitest';
import type { Authored } from '../../../shared/platform/fields/fields.ts';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';
import type { fields } from './fields.ts';

const stage = renderBlock(block, { picture: { placeholder: 'data:image/webp;base64,blur' } });
const hero = (written: Authored<typeof fields>) => stage({ title: 'A car', ...written });

const image = { media: 'hatch', alt: 'A coral hatchback' };

test('the heading is the heading of the page, and without it there is no stage', () => {
  expect(hero({})).toContain('<h1>A car</h1>');
  expect(hero({ title: '' })).toBe('');
});

test('the car is fetched first', () => {
  expect(hero({ image })).toMatch(/<img[^>]*fetchPriority="high"/);
});

test('the tag hangs on the car only when it has a price', () => {
  expect(hero({ image, tag: { label: 'Car of the week' } })).not.toContain('Car of the week');
  const priced = hero({
    image,
    tag: { label: 'Car of the week', value: '3 290 kr', link: { href: '/week' } },
  });
  expect(priced).toMatch(/<figcaption[^>]*><a href="\/week"[^>]*>.*3 290 kr/);
});

test('an entry link without a target is left out', () => {
  const html = hero({
    ways: [
      { title: 'Sell', link: { href: '/sell' } },
      { title: 'Nowhere', text: 'No link' },
    ],
  });
  expect(html).toContain('href="/sell"');
  expect(html).not.toContain('Nowhere');
});

test('HERO-09 the search bar comes before the entry links, and needs a target address', () => {
  const html = hero({
    hasSearchBar: true,
    searchUrl: '/kop-bil',
    ways: [{ title: 'Sell', link: { href: '/sell' } }],
  });
  expect(html).toMatch(/<form[^>]* action="\/kop-bil">.*href="\/sell"/);
  expect(hero({ hasSearchBar: true })).not.toMatch(/<form|shadow-float/);
});

test('the primary button never has the colour of its background', () => {
  const link = { href: '/buy', text: 'Buy' };
  const buttonOn = (tone: 'brand' | 'dark' | 'light' | 'accent') =>
    hero({ tone, link }).match(/<a [^>]*class="button button--(\w+)/)?.[1];
  expect(buttonOn('brand')).not.toBe('primary');
  expect(buttonOn('light')).toBe('primary');
  expect(hero({ tone: 'brand', link, buttonType: 'Ghost Contrast' })).toContain('button--ghost-contrast');
});
