import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_SERVER_FILE, loadDemoServer } from '../../src/main/demo-server.ts';
import { aServer } from '../../src/main/testing/a-server.ts';
import { siteDocument } from '../../src/main/testing/documents.ts';
import { demoServer } from './demo-server.ts';

const sites = [siteDocument('solvik-se'), siteDocument('solvik-uk')];

test('SITE-01 plain localhost shows the directory; a wrong path there is 404', async () => {
  const server = await aServer(sites, { demoServer });
  onTestFinished(() => server.close());
  const { status, text } = await server.get('localhost:3000', '/');
  expect([status, text.includes('http://solvik-uk.localhost:3000/')]).toEqual([200, true]);
  expect((await server.get('localhost:3000', '/nope')).status).toBe(404);
});

test('the galleries and the outbox are pages of the demo, and nobody else’s', async () => {
  const demo = await aServer(sites, { demoServer });
  const own = await aServer(sites, { demo: false });
  onTestFinished(async () => void (await Promise.all([demo.close(), own.close()])));
  for (const path of ['/gallery', '/gallery/blocks?block=faq', '/gallery/map']) {
    expect([path, (await demo.get('localhost:3000', path)).status]).toEqual([path, 200]);
    expect([path, (await own.get('localhost:3000', path)).status]).toEqual([path, 404]);
  }
  expect((await own.get('localhost:3000', '/outbox')).status).toBe(404);
});

test('in an installation of one’s own the demo is not even loaded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-server-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, DEMO_SERVER_FILE),
    'globalThis.loads = (globalThis.loads ?? 0) + 1; export const demoServer = "loaded";',
  );
  const loads = () => (globalThis as { loads?: number }).loads ?? 0;
  expect([await loadDemoServer({ demo: false }, folder), loads()]).toEqual([undefined, 0]);
  expect([await loadDemoServer({ demo: true }, folder), loads()]).toEqual(['loaded', 1]);
  await expect(loadDemoServer({ demo: true }, tmpdir())).rejects.toThrow('This build has no demo.');
});

test('nothing that the server imports leads to the demo', () => {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const imported of importsOf(file)) visit(imported);
  };
  visit('src/main/main.ts');
  expect(seen.size).toBeGreaterThan(500);
  expect([...seen].filter((file) => /^(demo|scripts|tools)\//.test(file))).toEqual([]);
});

/** Files of ours that a file imports, statically or not. */
function importsOf(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import|import\()\s*'(\.{1,2}\/[^'?\s]+)'/g)].map(([, path = '']) =>
    relative('.', join(file, '..', path)),
  );
}
