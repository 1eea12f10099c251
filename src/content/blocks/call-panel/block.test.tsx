import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const panel = renderBlock(block);

test('facts are listed beside the text as terms and values', () => {
  expect(panel({ title: 'Call us', facts: [{ label: 'uptime', value: '99.4 %' }] })).toMatch(
    /<dt[^>]*>uptime<\/dt><dd[^>]*>99\.4 %/,
  );
});

test('the button and the second link are both links', () => {
  const html = panel({
    title: 'Call us',
    link: { href: '/go', text: 'Go' },
    secondLink: { href: 'tel:+46', text: 'Ring' },
  });
  expect(html).toMatch(/<a href="\/go"[^>]*>Go<\/a>.*<a href="tel:\+46"[^>]*>Ring<\/a>/);
});

test('without a heading nothing is rendered', () => {
  expect(panel({ text: 'Alone' })).toBe('');
});
