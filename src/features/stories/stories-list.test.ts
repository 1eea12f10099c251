import { afterEach, expect, test } from 'vitest';
import type { PublishedDocument } from '../../content/publishing/published-store.ts';
import { aServer } from '../../main/testing/a-server.ts';
import { siteDocument, storiesIndexDocument, storyDocument } from '../../main/testing/documents.ts';

const site = 'solvik-se';
const tags = [
  { id: 'ROAD', key: 'pa-vag', value: 'På väg' },
  { id: 'people', key: 'folk', value: 'Folk' },
  { id: 'quiet', key: 'tyst', value: 'Tyst' },
];

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

const dated = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    storyDocument(site, `s${n}`, {
      date: `2026-11-${String(n + 1).padStart(2, '0')}`,
      tags: n % 2 ? '{road}' : '{People}',
      preamble: `Preamble ${n}`,
    }),
  );

async function aList(documents: readonly PublishedDocument[], index: object = {}, block: object = {}) {
  const main = [{ id: 'list', block: 'stories-list', fields: { title: 'Berättelser', ...block } }];
  const list = storiesIndexDocument(site, { tags, ...index }, { main });
  const server = await aServer([siteDocument(site), list, ...documents]);
  close = server.close;
  const at = async (query = '', path = '/berattelser') => {
    const { status, text } = await server.get(`${site}.localhost`, `${path}${query}`);
    return {
      status,
      html: text.slice(text.indexOf('<main'), text.indexOf('</main>')).replaceAll('<!-- -->', ''),
    };
  };
  return { ...server, at };
}

const cards = (html: string) => [...html.matchAll(/data-story="([^"]+)"/g)].map(([, id]) => id);
const chip = (html: string, name: string) => html.match(new RegExp(`<a[^>]*>${name} <`))?.[0] ?? '';
const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('STORY-07 the first page has four stories, newest first, and a link to the next four that needs no script', async () => {
  const { at } = await aList(dated(6));
  const { html } = await at();
  expect(cards(html)).toEqual(['s5', 's4', 's3', 's2']);
  const next = hrefs(html).find((href) => href.includes('after='));
  expect(next).toMatch(/^\/berattelser\?after=/);
  const second = await at(next?.slice('/berattelser'.length));
  expect(cards(second.html)).toEqual(['s1', 's0']);
  expect(second.html).toContain('Visar 6 av 6');
  expect(hrefs(second.html)).toContain('/berattelser');
});

test('STORY-06 five stories: a link to more, and on the next page none', async () => {
  const { at } = await aList(dated(5));
  const { html } = await at();
  expect(html).toContain('rel="next"');
  const next = hrefs(html).find((href) => href.includes('after=')) ?? '';
  expect((await at(next.slice('/berattelser'.length))).html).not.toContain('rel="next"');
});

test('STORY-06 no stories: a message, and no link to more', async () => {
  const { at } = await aList([]);
  const { status, html } = await at();
  expect(status).toBe(200);
  expect(html).toContain('Inga berättelser här ännu');
  expect(html).not.toContain('rel="next"');
});

test('STORY-01 one chip shows all, one each tag, and each is a link that adds its tag', async () => {
  const { at } = await aList(dated(4));
  const { html } = await at();
  expect(chip(html, 'Visa alla')).toContain('aria-current="true"');
  expect(chip(html, 'På väg')).toContain('href="/berattelser?tag=pa-vag"');
  expect(chip(html, 'Folk')).not.toContain('aria-current');
  const both = (await at('?tag=pa-vag&tag=folk')).html;
  expect(chip(both, 'På väg')).toContain('aria-current="true"');
  expect(chip(both, 'Folk')).toContain('aria-current="true"');
  expect(chip(both, 'På väg')).toContain('href="/berattelser?tag=folk"');
});

test('STORY-02 STORY-03 two tags show stories with either, and Show all takes both away', async () => {
  const { at } = await aList([...dated(4), storyDocument(site, 'neither', { date: '2026-12-01' })]);
  expect(cards((await at('?tag=pa-vag')).html)).toEqual(['s3', 's1']);
  const both = (await at('?tag=pa-vag&tag=folk')).html;
  expect(cards(both)).toEqual(['s3', 's2', 's1', 's0']);
  expect(chip(both, 'Visa alla')).toContain('href="/berattelser"');
  expect(cards((await at()).html)).toContain('neither');
});

test('STORY-06 a tag without stories shows a message and a link to all', async () => {
  const { at } = await aList(dated(4));
  const { html } = await at('?tag=tyst');
  expect(cards(html)).toEqual([]);
  expect(html).toContain('Inga berättelser här ännu');
  expect(html).toContain('Välj ett annat ämne');
});

test('STORY-04 Variant 2 is one column, otherwise two on wide screens; the list may overrule its index', async () => {
  const grid = async (index: object, block: object) => {
    const { at } = await aList(dated(2), index, block);
    const found = (await at()).html.match(/<ul data-layout="([^"]+)" class="([^"]+)"/) ?? [];
    await close?.();
    return [found[1], found[2]?.includes('md:grid-cols-2')];
  };
  expect(await grid({}, {})).toEqual(['Variant 1', true]);
  expect(await grid({ layout: 'Variant 2' }, {})).toEqual(['Variant 2', false]);
  expect(await grid({ layout: 'Variant 2' }, { layout: 'Variant 1' })).toEqual(['Variant 1', true]);
});

test('STORY-05 the latest story is large when set on the index or the list, on top of a page of four', async () => {
  const { at } = await aList(dated(6), { highlightLatestStory: true });
  const { html } = await at();
  expect(html).toMatch(/<article data-story="s5"/);
  expect(cards(html)).toEqual(['s5', 's4', 's3', 's2', 's1']);
  expect((await at('?tag=pa-vag')).html).not.toContain('<article data-story');
});

test('STORY-10 STORY-12 dates are on cards when set on the index or the list', async () => {
  const shows = async (index: object, block: object) => {
    const { at } = await aList(dated(1), index, block);
    const { html } = await at();
    await close?.();
    return html.includes('<time');
  };
  expect(await shows({}, {})).toBe(false);
  expect(await shows({ showDates: true }, {})).toBe(true);
  expect(await shows({ showDates: true }, { showDates: 'no' })).toBe(false);
  expect(await shows({}, { showDates: 'yes' })).toBe(true);
});

test('STORY-12 a list may offer some of the tags, in its own order', async () => {
  const { at } = await aList(dated(2), {}, { tags: '{PEOPLE}|{road}' });
  const { html } = await at();
  expect(html.indexOf('>Folk <')).toBeLessThan(html.indexOf('>På väg <'));
  expect(html).not.toContain('>Tyst <');
});

test('STORY-30 the list of a language shows that language’s stories alone', async () => {
  const english = storiesIndexDocument(site, {}, { language: 'en' });
  const { at } = await aList([...dated(2), english, storyDocument(site, 's1', {}, { language: 'en' })]);
  expect(cards((await at('', '/en/stories')).html)).toEqual(['s1']);
  expect((await at('', '/en/stories')).html).toContain('href="/en/stories/2026/s1"');
  expect(cards((await at()).html)).toEqual(['s1', 's0']);
});

test('an invalid cursor or tag shows the list from its start', async () => {
  const { at } = await aList(dated(6));
  expect(cards((await at('?after=nonsense&tag=nobody')).html)).toEqual(['s5', 's4', 's3', 's2']);
});

test('a story published, changed or removed shows at once, and other pages stay in the cache', async () => {
  const { at, publish, cache } = await aList([
    ...dated(3),
    { kind: 'page', site, language: 'sv', key: 'home', body: { path: '/', name: 'Hem' } },
  ]);
  await at('', '/');
  expect(cards((await at()).html)).toHaveLength(3);
  const before = cache.size().pages;
  publish([storyDocument(site, 'new', { date: '2026-12-24' })]);
  expect(cache.size().pages).toBe(before - 1);
  expect(cards((await at()).html)).toEqual(['new', 's2', 's1', 's0']);
  publish([storyDocument(site, 'new', { date: '2026-01-01', title: 'Ny titel' })]);
  expect(cards((await at()).html)).toEqual(['s2', 's1', 's0', 'new']);
  publish([storyDocument(site, 'new', { date: '2026-01-01', title: 'Ny titel' }, { main: [] })]);
  expect(cache.size().pages).toBe(before);
});
