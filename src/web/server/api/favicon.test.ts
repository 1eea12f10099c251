import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer } from '../../../main/testing/a-server.ts';
import { siteDocument } from '../../../main/testing/documents.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const media = (key: string) => ({
  kind: 'media' as const,
  site: '',
  language: '',
  key,
  body: { file: `${key.replace('/', '-')}-1`, width: 32, height: 32, vector: true },
});

let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  server = await aServer(
    [
      siteDocument('solvik-se', { favicon: { media: 'favicons/solvik-se' } }),
      siteDocument('solvik-uk', { faviconFile: 'https://cdn.example/icon.png?v=2' }),
      siteDocument('bistro'),
      media('favicons/solvik-se'),
      media('favicons/forecourt'),
    ],
    { media: { original: async (file) => Buffer.from(`${drawing}<!-- ${file} -->`) } },
  );
});
afterAll(() => server.close());

test('/favicon.ico is the icon of the site', async () => {
  const { status, headers, text } = await server.get('solvik-se.localhost', '/favicon.ico?v=1');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(text).toContain('favicons-solvik-se-1');
});

test('without a picture in the library the icon file of the settings is used', async () => {
  const { status, headers } = await server.get('solvik-uk.localhost', '/favicon.ico');
  expect([status, headers.location]).toEqual([308, 'https://cdn.example/icon.png?v=2']);
});

test('plain localhost has the icon of the installation, a site without one has none', async () => {
  expect((await server.get('localhost', '/favicon.ico')).text).toContain('favicons-forecourt-1');
  expect((await server.get('bistro.localhost', '/favicon.ico')).status).toBe(404);
});
