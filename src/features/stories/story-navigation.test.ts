import { afterEach, expect, test } from 'vitest';
import type { BlockServices } from '../../content/blocks/services.ts';
import { aServer } from '../../main/testing/a-server.ts';
import {
  siteDocument,
  storiesIndexDocument,
  storyDocument,
  textBlock,
} from '../../main/testing/documents.ts';

const site = 'solvik-se';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function stories(block: object = {}, services: Partial<BlockServices> = {}) {
  const main = [{ id: '1', block: 'story-navigation', fields: block }, textBlock('2', 'Resten')];
  const three = [1, 2, 3].map((n) => storyDocument(site, `s${n}`, { date: `2026-11-0${n}` }, { main }));
  const server = await aServer([siteDocument(site), storiesIndexDocument(site), ...three], { services });
  close = server.close;
  const at = async (key: string) => {
    const { status, text } = await server.get(`${site}.localhost`, `/berattelser/2026/${key}`);
    return { status, html: text.slice(text.indexOf('<main'), text.indexOf('</main>')) };
  };
  return { ...server, at };
}

const links = (html: string) => ({
  back: html.match(/<a href="([^"]+)"[^>]*data-back/)?.[1],
  previous: html.match(/<a href="([^"]+)" rel="prev"/)?.[1],
  next: html.match(/<a href="([^"]+)" rel="next"/)?.[1],
});

test('STORY-18 back to all stories, and to the ones before and after', async () => {
  const { at } = await stories();
  expect(links((await at('s2')).html)).toEqual({
    back: '/berattelser',
    previous: '/berattelser/2026/s1',
    next: '/berattelser/2026/s3',
  });
});

test('STORY-18 STORY-14 without an index above, the back link goes two segments up', async () => {
  const main = [{ id: '1', block: 'story-navigation', fields: {} }];
  const server = await aServer([
    siteDocument(site),
    storyDocument(site, 'd', {}, { path: '/a/b/c/d', main }),
  ]);
  close = server.close;
  expect(links((await server.get(`${site}.localhost`, '/a/b/c/d')).text).back).toBe('/a/b');
});

test('STORY-20 at either end there is no link beyond it', async () => {
  const { at } = await stories();
  expect(links((await at('s3')).html)).toMatchObject({ previous: '/berattelser/2026/s2', next: undefined });
  expect(links((await at('s1')).html)).toMatchObject({ previous: undefined, next: '/berattelser/2026/s2' });
});

test('STORY-21 STORY-28 the row shifts down below a header over the content, or when an editor sets it', async () => {
  const row = async (block: object) => {
    const { at } = await stories(block);
    const { html } = await at('s2');
    await close?.();
    return html.match(/<nav aria-label="[^"]*" class="([^"]*)"/)?.[1]?.split(' ') ?? [];
  };
  expect(await row({})).toContain('in-data-[header=over]:mt-header');
  expect(await row({})).not.toContain('mt-header');
  expect(await row({ hasMarginTop: true })).toContain('mt-header');
});

test('below the article the neighbours show their titles', async () => {
  const { at } = await stories({ look: 'cards' });
  const { html } = await at('s2');
  expect(html).toContain('Om s1');
  expect(html).toContain('Om s3');
});

test('STORY-22 ERR-10 a store that fails is logged and rethrown: the section shows its fallback, the page is shown', async () => {
  const broken = {
    of: () => {
      throw new Error('the story store has stopped');
    },
  };
  const { at, lines } = await stories({}, { stories: broken });
  const { status, html } = await at('s2');
  expect([status, html.includes('Aj då'), html.includes('Resten')]).toEqual([200, true, true]);
  expect(lines.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['STORY_NEIGHBOURS_FAILED', 'GET_SERVER_SIDE_PROPS_FAILED']),
  );
});
