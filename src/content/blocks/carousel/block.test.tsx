import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const carousel = renderBlock(block);
const image = { media: 'coast', alt: 'The coast road' };
const two = [
  { image, title: 'One' },
  { image, title: 'Two' },
];

test('CAROU-01 the window, 64 per cent of it, or a height of its own', () => {
  expect(carousel({ slides: two, height: 'FullHeight' })).toContain('100svh');
  expect(carousel({ slides: two, height: 'Medium' })).toContain('64svh');
  expect(carousel({ slides: two })).not.toContain('svh');
});

test('every slide is labelled with its number, and without script the slides are a row that scrolls by keyboard', () => {
  const html = carousel({ slides: two, label: 'Offers' });
  expect(html).toMatch(/<section[^>]*aria-roledescription="carousel"[^>]*aria-label="Offers"/);
  expect(html.match(/aria-label="\d av 2"/g)).toEqual(['aria-label="1 av 2"', 'aria-label="2 av 2"']);
  expect(html).toMatch(/<div data-slides="" tabindex="0"[^>]*overflow-x-auto/i);
  expect(html).toMatch(/data-carousel-controls="" hidden=""/);
});

test('a film is silent, waits for its slide and has its picture below it', () => {
  const html = carousel({ slides: [{ image, video: { media: 'videos/coast' } }, ...two] });
  expect(html).toMatch(/<video muted="" playsInline="" loop="" preload="none" aria-hidden="true"/);
  expect(html).not.toContain('autoplay');
});

test('one slide needs no buttons; a slide whose picture is missing is left out; without slides there is no carousel', () => {
  expect(carousel({ slides: two.slice(1) })).not.toContain('data-carousel-controls');
  const html = carousel({ slides: [{ image: { media: 'gone' }, title: 'Lost' }, ...two] });
  expect(html).not.toContain('Lost');
  expect(html).toContain('1 av 2');
  expect(carousel({ slides: [{ title: 'Words alone' }] })).toBe('');
});
