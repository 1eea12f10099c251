import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawBrand } from '../../../content/publishing/adapters/draw-brand.ts';
import { aServer } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../../main/testing/documents.ts';

const logo = {
  kind: 'media' as const,
  site: '',
  language: '',
  key: 'logo',
  body: { file: 'abc-logo', width: 300, height: 100, vector: false },
};

let server: Awaited<ReturnType<typeof aServer>>;
let bytes: Buffer;
beforeAll(async () => {
  bytes = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#0c4a4080' } })
    .png()
    .toBuffer();
  server = await aServer(
    [siteDocument('solvik-se', { logo: { media: 'logo' } }), siteDocument('bistro'), logo, HOME],
    {
      media: {
        brandDrawing: async (file, form, grounds) =>
          file === 'abc-logo' ? drawBrand(bytes, form, grounds) : undefined,
      },
    },
  );
});
afterAll(() => server.close());

const HOME = pageDocument('solvik-se', 'home', { path: '/', name: 'Start' });

async function addressesIn(path: string): Promise<string[]> {
  const { text } = await server.get('solvik-se.localhost', path);
  return [...text.matchAll(/\/site-icons\/[0-9a-f]{10}\/[a-z0-9]+\.[a-z]+/g)].map(([address]) => address);
}

test('a page names the icons and the manifest, and its shared link shows the logo', async () => {
  const { text } = await server.get('solvik-se.localhost', '/');
  expect(text).toMatch(/<link rel="icon" href="\/site-icons\/[0-9a-f]{10}\/32\.png" sizes="32x32"/);
  expect(text).toMatch(/<link rel="icon" href="\/site-icons\/[0-9a-f]{10}\/icon\.svg">/);
  expect(text).toMatch(/<link rel="apple-touch-icon" href="\/site-icons\/[0-9a-f]{10}\/180\.png">/);
  expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(text).toMatch(/property="og:image" content="[^"]+\/site-icons\/[0-9a-f]{10}\/social\.png"/);
});

test('every icon that a page and its manifest name is there, for ever', async () => {
  const addresses = [...(await addressesIn('/')), ...(await addressesIn('/manifest.webmanifest'))];
  expect(new Set(addresses.map((address) => address.split('/').at(-1)))).toEqual(
    new Set(['32.png', 'icon.svg', '180.png', 'social.png', '192.png', '512.png']),
  );
  for (const address of addresses) {
    const { status, headers } = await server.get('solvik-se.localhost', address);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
});

test('the manifest has the name and the colours of the site', async () => {
  const { headers, text } = await server.get('solvik-se.localhost', '/manifest.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  const manifest = JSON.parse(text);
  expect(manifest).toMatchObject({ start_url: '/', display: 'browser' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});

test('an icon of another version or site is not drawn, and a site without a logo has none', async () => {
  const [address = ''] = await addressesIn('/');
  expect((await server.get('bistro.localhost', address)).status).toBe(404);
  expect((await server.get('solvik-se.localhost', '/site-icons/0123456789/32.png')).status).toBe(404);
  expect((await server.get('solvik-se.localhost', address.replace(/[^/]+$/, '33.png'))).status).toBe(404);
  expect((await server.get('bistro.localhost', '/manifest.webmanifest')).status).toBe(404);
});

test('/favicon.ico is drawn from the logo, too', async () => {
  const { status, headers } = await server.get('solvik-se.localhost', '/favicon.ico');
  expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
});
