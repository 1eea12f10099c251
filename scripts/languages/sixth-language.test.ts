import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allLanguages } from '../../src/shared/sites/languages.ts';
import { inlineScript } from '../inline-script-plugin.ts';
import { messageFiles } from '../messages/message-files.ts';
import { missingForLanguage } from './missing-for-language.ts';
import { writePseudoLanguage } from './pseudo-language.ts';
import type { pagesInLanguage } from './testing/pages-in-language.ts';
import { wordFiles } from './word-files.ts';

const repository = join(import.meta.dirname, '../..');
let tree: string;
let vite: ViteDevServer;

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'forecourt-languages-'));
  for (const part of ['src', 'cms/new-site', 'scripts/languages', 'package.json', 'tsconfig.json'])
    cpSync(join(repository, part), join(tree, part), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(tree, 'node_modules'));
  vite = await createServer({
    ...{ root: tree, configFile: false, appType: 'custom', logLevel: 'error', plugins: [inlineScript()] },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
});
afterAll(async () => {
  await vite.close();
  rmSync(tree, { recursive: true });
});

const missing = () => missingForLanguage('da', allLanguages, tree);

test('SITE-15 the command lists every folder of texts, every format and every word that a language lacks', () => {
  const lines = missing();
  const folders = messageFiles(tree).flatMap(({ folder, tag }) => (tag === 'sv' ? [folder] : []));
  for (const folder of folders) expect(lines).toContain(`${folder}/da.json is missing`);
  for (const { folder, tag } of wordFiles(tree))
    if (tag === 'sv') expect(lines).toContain(`${folder}/da.json is missing`);
  expect(lines.join('\n')).toMatch(
    /src\/shared\/platform\/locale\/built-in-languages\.ts:\d+ has an entry for every language but 'da'/,
  );
});

test('SITE-15 with these, and nothing else, pages and mails are in a sixth language', async () => {
  writePseudoLanguage({ language: 'da', from: 'nb', known: allLanguages, root: tree });
  expect(missing()).toEqual([]);
  const loaded = await vite.ssrLoadModule(join(tree, 'scripts/languages/testing/pages-in-language.ts'));
  const pages: typeof pagesInLanguage = loaded['pagesInLanguage'];
  const { list, car, booking, mail } = await pages('da');
  for (const { status, text } of [list, car, booking]) {
    expect(status).toBe(200);
    expect(missingIn(text, ['<html lang="da"'])).toEqual([]);
    expect(text.includes('section-fallback')).toBe(false);
  }
  const money = '459\u00a0900\u00a0kr';
  expect(missingIn(list.text, ['[Søk blant bilene]', '[1 bil]', 'Ladbar hybrid', money])).toEqual([]);
  expect(missingIn(car.text, ['[Antall eiere]', 'Hvit', money])).toEqual([]);
  expect(missingIn(booking.text, ['[Registreringsnummer]'])).toEqual([]);
  expect(missingIn(mail, ['[Verksted]'])).toEqual([]);
}, 300_000);

const missingIn = (text: string, parts: readonly string[]) => parts.filter((part) => !text.includes(part));

test('a text that is taken away again is listed', () => {
  const [kits] = messageFiles(tree).filter(({ folder, tag }) => folder.includes('/kits/') && tag === 'da');
  if (!kits) throw new Error('kits have no texts');
  const path = join(tree, kits.folder, 'da.json');
  const [first = '', ...rest] = Object.keys(kits.texts);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, JSON.stringify(Object.fromEntries(rest.map((key) => [key, kits.texts[key]]))));
  expect(missing()).toEqual([`${kits.folder}/da.json: ${first} is missing`]);
  writeFileSync(path, whole);
});
