import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SitemapEntry } from './sitemap-entry.ts';
import { writeFiles } from './write-files.ts';

function* entries(count: number): Generator<SitemapEntry> {
  for (let n = 1; n <= count; n += 1) {
    yield { address: `https://x.example/${n}`, changedAt: `2026-01-01T00:00:0${n % 10}Z`, translations: [] };
  }
}

const urlsIn = (gzip: Buffer) => gunzipSync(gzip).toString().match(/<loc>/g)?.length;

test('a file contains as many addresses as the protocol allows, the rest is in the next file', async () => {
  const files = await writeFiles(entries(1203), { urls: 500, bytes: 1_000_000 });
  expect(files.map(({ gzip }) => urlsIn(gzip))).toEqual([500, 500, 203]);
  expect(files.map(({ changedAt }) => changedAt)).toEqual(Array(3).fill('2026-01-01T00:00:09Z'));
});

test('a file is never larger than the protocol allows', async () => {
  const files = await writeFiles(entries(100), { urls: 500, bytes: 2000 });
  const sizes = files.map(({ gzip }) => gunzipSync(gzip).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2000);
  expect(files.reduce((sum, { gzip }) => sum + (urlsIn(gzip) ?? 0), 0)).toBe(100);
});

test('nothing to list is no file', async () => {
  expect(await writeFiles([])).toEqual([]);
});

test('writing a long list does not block the event loop', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  await writeFiles(entries(60_000));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
});
