import { expect, test } from 'vitest';
import { aServer } from '../../main/testing/a-server.ts';
import { pageDocument, siteDocument, textBlock } from '../../main/testing/documents.ts';

const host = 'solvik-se.localhost';

async function pageWith(blocks: readonly object[], documents: Parameters<typeof aServer>[0] = []) {
  const home = pageDocument('solvik-se', 'home', { main: [...blocks, textBlock('last', 'The last word.')] });
  const server = await aServer([siteDocument('solvik-se'), home, ...documents]);
  const { status, text } = await server.get(host, '/');
  await server.close();
  return { status, text, lines: server.lines };
}

const block = (name: string, fields: object) => ({ id: name, block: name, fields });

test('ERR-06 BLURB-04 a blurb without text is left out and logged, and the page is served', async () => {
  const { status, text, lines } = await pageWith([block('blurb', {})]);
  expect([status, text.includes('The last word.')]).toEqual([200, true]);
  expect(text).not.toContain('data-section-fallback');
  expect(lines).toContainEqual(
    expect.objectContaining({ code: 'BLURB_FIELDS_MISSING', level: 'warn', site: 'solvik-se', path: '/' }),
  );
});

test('ERR-07 HERO-15 a hero whose picture has no blur is shown with a blank one, and it is logged', async () => {
  const media = { file: 'abc-coast', width: 1600, height: 900, vector: false };
  const { status, text, lines } = await pageWith(
    [block('hero', { image: { media: 'coast' }, title: 'Drive' })],
    [{ kind: 'media', site: '', language: '', key: 'coast', body: media }],
  );
  expect(status).toBe(200);
  expect(text).toContain('/media/abc-coast/1280.webp');
  expect(text).toContain('--wide-blur:none');
  expect(lines).toContainEqual(
    expect.objectContaining({ code: 'HERO_BLUR_MISSING', level: 'warn', picture: 'coast', path: '/' }),
  );
});

test('ERR-07 a deleted picture is left out, and the rest of the page is rendered', async () => {
  const gone = { media: 'gone' };
  const { status, text } = await pageWith([
    block('hero', { image: gone, title: 'Lost hero' }),
    block('carousel', { slides: [{ image: gone, title: 'Lost slide' }] }),
    block('blurb', { title: 'Words stay', image: gone, video: gone }),
    block('video', { video: gone }),
    block('file-list', { files: [{ name: 'Lost file', file: gone }] }),
  ]);
  expect([status, text.includes('The last word.')]).toEqual([200, true]);
  expect(text).toContain('Words stay');
  expect(text).not.toMatch(/Lost|data-section-fallback/);
});

test('broken data of one block shows the fallback instead of it, and the rest of the page', async () => {
  const { status, text, lines } = await pageWith([block('countdown', { target: 'tomorrow' })]);
  expect([status, text.includes('The last word.')]).toEqual([200, true]);
  expect(text).toContain('data-section-fallback');
  expect(lines).toContainEqual(expect.objectContaining({ code: 'CONTENT_BLOCK_BROKEN', block: 'countdown' }));
});

test('EMBED-02 a film without an id is left out and logged; with one, this page alone may frame its host', async () => {
  const without = await pageWith([block('video-embed', { title: 'A day' })]);
  expect(without.text).not.toContain('A day');
  expect(without.lines).toContainEqual(expect.objectContaining({ code: 'EMBED_ID_MISSING', level: 'warn' }));
  const home = pageDocument('solvik-se', 'home', {
    main: [block('video-embed', { youtubeID: 'aqz-KE-bpKQ' })],
  });
  const plain = pageDocument('solvik-se', 'plain', { path: '/plain', main: [textBlock('a', 'Words')] });
  const server = await aServer([siteDocument('solvik-se'), home, plain]);
  const policyOf = async (path: string) => (await server.get(host, path)).headers['content-security-policy'];
  expect(await policyOf('/')).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(await policyOf('/plain')).not.toContain('frame-src');
  await server.close();
});
