import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const cards = renderBlock(block);

const coast = {
  image: { media: 'coast', alt: 'A still fjord' },
  title: 'Forty miles of coast',
  text: 'And two buns.',
  link: { href: '/stories/coast' },
};

test('IMGC-01 a card has picture, text and one link', () => {
  const html = cards({ heading: 'Stories', cards: [coast] });
  expect(html).toContain('alt="A still fjord"');
  expect(html).toContain('And two buns.');
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('IMGC-02 a card without a picture has a neutral placeholder box', () => {
  const { image: _, ...plain } = coast;
  const html = cards({ heading: 'Stories', cards: [plain] });
  expect(html).not.toContain('<img');
  expect(html).toMatch(/<div class="[^"]*bg-stage[^"]*"><span[^>]*><svg/);
});

test('titles follow the heading: h3 below one, h2 without', () => {
  expect(cards({ heading: 'Stories', cards: [coast] })).toContain('</h3>');
  expect(cards({ cards: [coast] })).not.toContain('</h3>');
});

test('without cards there is nothing, not even a heading', () => {
  expect(cards({ heading: 'Stories' })).toBe('');
});
