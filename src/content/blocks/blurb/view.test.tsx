import { expect, test } from 'vitest';
import type { RichText } from '../../../shared/platform/fields/rich-text.ts';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.ts';

const blurb = renderBlock(block);
const image = { media: 'workshop', alt: 'A car on the lift' };
const richText: RichText = [{ kind: 'paragraph', children: [{ text: 'At seven.' }] }];
const title = 'The workshop opens early.';

test('BLURB-01 heading in its level, text, button, picture and ground are there when they are set', () => {
  const html = blurb({
    title,
    titleTag: 'h1',
    richText,
    image,
    backgroundColor: 'brand',
    link: { href: '/book', text: 'Book' },
    buttonType: 'Light',
    anchor: 'workshop',
  });
  expect(html).toMatch(/<section id="workshop" class="section section--brand on-dark">/);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain('At seven.');
  expect(html).toMatch(/<a href="\/book" class="button button--light [^"]*">Book<\/a>/);
  expect(html).toContain('alt="A car on the lift"');
  expect(blurb({ title, video: { media: 'videos/coast' } })).toContain('/media/videos-coast/original.webm');
});

test('BLURB-02 the media is on the left, or on the right when reversed', () => {
  expect(blurb({ title, image })).toContain('lg:col-start-1 lg:col-end-8');
  expect(blurb({ title, image, reverse: true })).toContain('lg:order-2 lg:col-start-6');
});

test('BLURB-03 a film on YouTube is named by its id, with or without its controls, and is not fetched yet', () => {
  const youtubeID = 'aqz-KE-bpKQ';
  const html = blurb({ title, youtubeID, hasControlBar: true });
  expect(html).toContain('data-video="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?controls=1&amp;');
  expect(html).not.toContain('<iframe');
  expect(blurb({ title, youtubeID })).toContain('?controls=0&amp;');
});

test('BLURB-04 ERR-06 a blurb without text is left out and logged', () => {
  expect(blurb({ image })).toBe('');
  const lines: unknown[] = [];
  const context = {
    site: { name: 'solvik-se' },
    path: '/',
    log: { warn: (facts: unknown) => lines.push(facts) },
  };
  const load = (fields: object) => block.load(fields as never, context as never);
  load({ title: '', richText: [] });
  expect(lines).toEqual([{ code: 'BLURB_FIELDS_MISSING', site: 'solvik-se', path: '/' }]);
  load({ title, richText: [] });
  expect(lines).toHaveLength(1);
});

test('BLURB-05 text and media animate into view only when the editor enables it', () => {
  const rising = (html: string) => html.match(/rises-into-view/g)?.length ?? 0;
  expect(rising(blurb({ title, image }))).toBe(0);
  expect(rising(blurb({ title, image, animateText: true }))).toBe(1);
  expect(rising(blurb({ title, image, animateText: true, animateMedia: true }))).toBe(2);
});

test('the page’s content security policy allows YouTube only where a YouTube film is embedded', () => {
  const origins = (youtubeID: string) => block.origins({ youtubeID } as never);
  expect(origins('aqz-KE-bpKQ')).toEqual({ frames: ['https://www.youtube-nocookie.com'] });
  expect(origins('')).toEqual({});
});
