import { afterEach, expect, test } from 'vitest';
import type { BlockServices } from '../../content/blocks/services.ts';
import type { PublishedDocument } from '../../content/publishing/published-store.ts';
import { aServer } from '../../main/testing/a-server.ts';
import {
  pageDocument,
  siteDocument,
  storiesIndexDocument,
  storyDocument,
  textBlock,
} from '../../main/testing/documents.ts';

const site = 'solvik-se';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function aHome(
  documents: readonly PublishedDocument[],
  block: object = {},
  services: Partial<BlockServices> = {},
) {
  const main = [
    { id: '1', block: 'stories-teaser', fields: { title: 'Senaste', ...block } },
    textBlock('2', 'Resten'),
  ];
  const server = await aServer([siteDocument(site), pageDocument(site, 'home', { main }), ...documents], {
    services,
  });
  close = server.close;
  const { status, text } = await server.get(`${site}.localhost`, '/');
  return { ...server, status, html: text.slice(text.indexOf('<main'), text.indexOf('</main>')) };
}

const five = [1, 2, 3, 4, 5].map((n) => storyDocument(site, `s${n}`, { date: `2026-11-0${n}` }));
const cards = (html: string) => [...html.matchAll(/data-story="([^"]+)"/g)].map(([, id]) => id);

test('STORY-13 the three latest stories and a button to all of them', async () => {
  const { html } = await aHome([...five, storiesIndexDocument(site)]);
  expect(cards(html)).toEqual(['s5', 's4', 's3']);
  expect(html).toMatch(/<a href="\/berattelser" class="button button--secondary">Visa alla/);
});

test('STORY-14 without an index page the button links to the story’s path without its last two segments', async () => {
  const deep = storyDocument(site, 'd', {}, { path: '/a/b/c/d' });
  expect((await aHome([deep])).html).toMatch(/<a href="\/a\/b" class="button/);
});

test('STORY-13 the button has the style of its type and links to the configured page', async () => {
  const storiesIndexPage = { href: '/press', text: 'Till pressrummet' };
  const { html } = await aHome(five, { buttonType: 'Primary', storiesIndexPage });
  expect(html).toMatch(/<a href="\/press" class="button button--primary">Till pressrummet/);
});

test('with an index page set, only its stories are shown', async () => {
  const press = pageDocument(site, 'press', { path: '/press', fields: { template: 'stories index' } });
  const release = storyDocument(site, 'release', { date: '2020-01-01' }, { path: '/press/release' });
  const storiesIndexPage = { href: '/press' };
  expect(cards((await aHome([...five, press, release], { storiesIndexPage })).html)).toEqual(['release']);
});

test('STORY-15 without stories there is no list, and the button is shown only if a page is set', async () => {
  const bare = await aHome([]);
  expect([bare.status, bare.html.includes('Senaste'), bare.html.includes('Resten')]).toEqual([
    200,
    false,
    true,
  ]);
  await close?.();
  const { html } = await aHome([], { storiesIndexPage: { href: '/press' } });
  expect(cards(html)).toEqual([]);
  expect(html).toMatch(/<a href="\/press" class="button/);
});

test('STORY-16 Variant 2 stacks the cards', async () => {
  const layout = async (given: string) => {
    const { html } = await aHome(five, { layout: given });
    await close?.();
    return html.match(/<ul data-layout="[^"]+" class="([^"]+)"/)?.[1];
  };
  expect(await layout('Variant 1')).toContain('lg:grid-cols-3');
  expect(await layout('Variant 2')).not.toContain('grid-cols');
});

test('STORY-17 ERR-11 a store that fails is logged, leaves no cards, and the page is shown', async () => {
  const stories = {
    of: () => {
      throw new Error('the story store has stopped');
    },
  };
  const { status, html, lines } = await aHome(five, {}, { stories });
  expect([status, cards(html), html.includes('Resten')]).toEqual([200, [], true]);
  expect(html).not.toContain('Aj då');
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'error', code: 'STORIES_TEASER_FAILED', site, path: '/' }),
  );
});

test('a teaser on a story’s own page leaves that story out', async () => {
  const main = [{ id: '1', block: 'stories-teaser', fields: {} }];
  const server = await aServer([
    siteDocument(site),
    ...five,
    storyDocument(site, 'here', { date: '2026-12-01' }, { main }),
  ]);
  close = server.close;
  const { text } = await server.get(`${site}.localhost`, '/berattelser/2026/here');
  expect(cards(text)).toEqual(['s5', 's4', 's3']);
});
