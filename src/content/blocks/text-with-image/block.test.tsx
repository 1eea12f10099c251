import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const textWithImage = renderBlock(block);

const image = { media: 'showroom' };

test('the picture is on the left, or on the right when reversed', () => {
  expect(textWithImage({ title: 'A', image })).toMatch(/<div class="[^"]*lg:col-start-1 lg:col-end-8/);
  expect(textWithImage({ title: 'A', image, reverse: true })).toMatch(
    /<div class="[^"]*lg:order-2 lg:col-start-6/,
  );
});

test('a link is a quiet text link unless a button is chosen', () => {
  const link = { href: '/about', text: 'How we work' };
  expect(textWithImage({ title: 'A', link })).toContain('class="text-link');
  expect(textWithImage({ title: 'A', link, buttonType: 'Primary' })).toContain('button--primary');
});

test('each figure is named by what it counts', () => {
  const html = textWithImage({ title: 'A', figures: [{ value: '12', label: 'dealerships' }] });
  expect(html).toMatch(/<dt[^>]*>dealerships<\/dt><dd[^>]*>12<\/dd>/);
});

test('without text nothing is rendered', () => {
  expect(textWithImage({ image })).toBe('');
});
