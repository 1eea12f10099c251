import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const video = renderBlock(block);
const film = { media: 'videos/coast' };
const poster = { media: 'coast', alt: 'The coast road' };

test('VIDEO-01 VIDEO-02 its buttons are labelled in both states, and there is a sound button only for a film with sound', () => {
  const html = video({ video: film, poster, hasSound: true });
  expect(html).toMatch(/data-video-play="" data-on="Pausa" data-off="Spela"/);
  expect(html).toMatch(/data-video-sound="" data-on="Stäng av ljudet" data-off="Slå på ljudet"/);
  expect(video({ video: film, poster })).not.toContain('data-video-sound');
});

test('without script the browser’s own controls are there, and nothing plays automatically', () => {
  const html = video({ video: film, poster, autoplay: true });
  expect(html).toMatch(
    /<video muted="" playsInline="" controls="" preload="none" poster="\/media\/coast\/1280.webp"/,
  );
  expect(html).not.toContain(' autoplay=');
  expect(html).toContain('aria-label="The coast road"');
});

test('phones may have a cut of their own', () => {
  expect(video({ video: film, videoPhone: { media: 'videos/coast-phone' } })).toContain(
    '<source src="/media/videos-coast-phone/original.webm" type="video/webm" media="(max-width: 47.99rem)"/>',
  );
});

test('when the film is missing its poster is shown; without either nothing is rendered', () => {
  const html = video({ video: { media: 'gone' }, poster });
  expect(html).toContain('<img');
  expect(html).not.toContain('<video');
  expect(video({ title: 'A film' })).toBe('');
});
