import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { toDocuments } from '../scripts/demo/documents.ts';
import { readSites } from './sites.ts';

test('a new site is one folder: its settings, header, footer and pages are published from it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-sites-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'wash'));
  writeFileSync(
    join(folder, 'wash/site.ts'),
    `export const site = {
      name: 'wash',
      settings: { displayName: 'Solvik Tvätt', url: 'http://wash.localhost:3000', hosts: [{ host: 'wash.localhost' }] },
      brands: [],
      shell: { sv: { header: {}, footer: { legal: '© Solvik' } } },
      pages: [{ id: 'home', language: 'sv', path: '/', name: 'Start', fields: {}, main: [] }],
    };`,
  );
  const sites = await readSites(folder);
  expect(sites.map(({ name }) => name)).toEqual(['wash']);
  expect(sites.flatMap(toDocuments).map(({ kind, site, key }) => [kind, site, key])).toEqual([
    ['site', 'wash', ''],
    ['brands', 'wash', ''],
    ['redirects', 'wash', ''],
    ['shell', 'wash', 'header'],
    ['shell', 'wash', 'footer'],
    ['page', 'wash', 'home'],
  ]);
});
