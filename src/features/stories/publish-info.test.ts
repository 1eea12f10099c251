import { afterEach, expect, test } from 'vitest';
import type { BlockServices } from '../../content/blocks/services.ts';
import { aServer } from '../../main/testing/a-server.ts';
import { pageDocument, siteDocument, storyDocument, textBlock } from '../../main/testing/documents.ts';

const site = 'solvik-se';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

type Given = { story?: object; block?: object; language?: string; services?: Partial<BlockServices> };

async function info({ story = {}, block = {}, language = 'sv', services = {} }: Given) {
  const main = [{ id: '1', block: 'publish-info', fields: block }, textBlock('2', 'Resten')];
  const page = storyDocument(site, 'a', { date: '2026-11-04', ...story }, { main, language });
  const server = await aServer([siteDocument(site), page], { services });
  close = server.close;
  const path = language === 'en' ? '/en/stories/2026/a' : '/berattelser/2026/a';
  const { status, text } = await server.get(`${site}.localhost`, path);
  const html = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  await server.close();
  close = undefined;
  return { status, html, lines: server.lines, shown: html.includes('data-publish-info') };
}

test('STORY-23 author and date, in the form of the language', async () => {
  const swedish = await info({ block: { author: 'Linn Hedvall' } });
  expect(swedish.html).toContain('Linn Hedvall');
  expect(swedish.html).toMatch(/<time dateTime="2026-11-04"[^>]*>2026-11-04</);
  expect((await info({ language: 'en' })).html).toMatch(/<time[^>]*>04\/11\/2026</);
});

test('STORY-28 the author is the block’s, or else the story’s; space above is a choice', async () => {
  const story = { author: 'Story Author' };
  expect((await info({ story })).html).toContain('Story Author');
  const own = await info({ story, block: { author: 'Block Author', hasMarginTop: true } });
  expect(own.html).toContain('Block Author');
  expect(own.html).not.toContain('Story Author');
  expect(own.html).toContain('mt-section');
  expect((await info({ story })).html).not.toContain('mt-section');
});

test('STORY-24 an author without a date shows nothing', async () => {
  const { html, shown } = await info({ story: { date: '' }, block: { author: 'Linn Hedvall' } });
  expect([shown, html.includes('Linn Hedvall')]).toEqual([false, false]);
});

test('STORY-25 a date without an author is shown alone, and neither shows nothing', async () => {
  const { html, shown } = await info({});
  expect([shown, html.includes('2026-11-04')]).toEqual([true, true]);
  expect((await info({ story: { date: '' } })).shown).toBe(false);
});

test('STORY-26 the date is the grandparent’s: the page of the block, or the page two above one without', async () => {
  const main = [{ id: '1', block: 'publish-info', fields: {} }];
  const chapter = pageDocument(site, 'two', { path: '/berattelser/2026/a/kapitel/two', main });
  const server = await aServer([
    siteDocument(site),
    storyDocument(site, 'a', { date: '2026-11-04' }),
    chapter,
  ]);
  close = server.close;
  const { text } = await server.get(`${site}.localhost`, '/berattelser/2026/a/kapitel/two');
  expect(text).toMatch(/<time[^>]*>2026-11-04</);
});

test('STORY-27 ERR-12 a store that fails is logged, there is no date, and the page is shown', async () => {
  const stories = {
    of: () => {
      throw new Error('the story store has stopped');
    },
  };
  const { status, html, shown, lines } = await info({ block: { author: 'Linn' }, services: { stories } });
  expect([status, shown, html.includes('Resten')]).toEqual([200, false, true]);
  expect(html).not.toContain('Aj då');
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'error', code: 'PUBLISH_INFO_FAILED', site }),
  );
});
