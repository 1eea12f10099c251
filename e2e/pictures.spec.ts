import { expect, siteUrl, test } from './fixtures.ts';
import { getWhenReady } from './send-request.ts';

async function pictureSets(): Promise<string[]> {
  const { text: html } = await getWhenReady(siteUrl('solvik-se'));
  const [, main = ''] = html.split('<main');
  return [...main.matchAll(/srcset="([^"]*)"/gi)].map(([, set = '']) => set);
}

test('SHELL-19 ROUTE-02 responsive pictures list 320, 640, 1280 and 1920, and all of them exist', async () => {
  const full = (await pictureSets()).find((set) => set.includes('1920w')) ?? '';
  expect([...full.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual([320, 640, 1280, 1920]);
  for (const [address = ''] of full.matchAll(/\/media\/\S+/g)) {
    const { status, headers } = await getWhenReady(siteUrl('solvik-se', address));
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\/(avif|webp)$/)]);
  }
});

test('a width that no page uses is not generated', async () => {
  const [picture = ''] = (await pictureSets()).join(' ').match(/\/media\/\S+\/640\.webp/) ?? [];
  expect((await getWhenReady(siteUrl('solvik-se', picture))).status).toBe(200);
  expect((await getWhenReady(siteUrl('solvik-se', picture.replace('640', '777')))).status).toBe(404);
});
