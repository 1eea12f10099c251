import { afterEach, expect, test } from 'vitest';
import { aServer } from '../../main/testing/a-server.ts';
import { siteDocument, storiesIndexDocument, storyDocument } from '../../main/testing/documents.ts';

const site = 'solvik-se';
const text = [{ kind: 'paragraph', children: [{ text: 'ord '.repeat(600) }] }];

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function anArticle(story: object, block: object = {}) {
  const main = [{ id: '1', block: 'story-article', fields: { parts: [{ text }], ...block } }];
  const tags = [{ id: 'ROAD', key: 'pa-vag', value: 'På väg' }];
  const server = await aServer([
    siteDocument(site),
    storiesIndexDocument(site, { tags }),
    storyDocument(site, 'a', { title: 'Fyrtio mil kust', ...story }, { main }),
  ]);
  close = server.close;
  return (await server.get(`${site}.localhost`, '/berattelser/2026/a')).text;
}

test('the story’s own fields make the head: title, preamble, topics and how long it takes', async () => {
  const html = await anArticle({ preamble: 'Och två bullar.', tags: '{road}|{lost}' });
  expect(html).toMatch(/<h1[^>]*>Fyrtio mil kust<\/h1>/);
  expect(html).toContain('Och två bullar.');
  expect(html).toMatch(/<a href="\/berattelser\?tag=pa-vag"[^>]*>På väg<\/a>/);
  expect(html).toContain('3 minuters läsning');
});

test('STORY-23 STORY-24 author and date are beside the text, and neither without a date', async () => {
  const html = await anArticle(
    { author: 'Linn Hedvall', date: '2026-11-04' },
    { photographer: 'Isak Norrman' },
  );
  expect(html).toContain('Linn Hedvall');
  expect(html).toMatch(/<time[^>]*>2026-11-04</);
  expect(html).toContain('Isak Norrman');
  await close?.();
  expect(await anArticle({ author: 'Linn Hedvall', date: '' })).not.toContain('data-publish-info');
});

test('structured data names the article, its author and its date', async () => {
  const html = await anArticle({ author: 'Linn Hedvall', date: '2026-11-04' });
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => json,
  );
  const article = data.flatMap((json) => JSON.parse(json)).find((each) => each['@type'] === 'Article');
  expect(article).toMatchObject({
    headline: 'Fyrtio mil kust',
    datePublished: '2026-11-04',
    author: { name: 'Linn Hedvall' },
    mainEntityOfPage: 'http://solvik-se.localhost:3000/berattelser/2026/a',
  });
});
