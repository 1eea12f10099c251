import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { localeFolders } from './locale-folders.ts';

test('LOCALES comes after what extensions bring, and an extension that is off brings nothing', () => {
  const dir = mkdtempSync(join(tmpdir(), 'forecourt-locales-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const folder of ['denmark/locales/dk', 'denmark/locales/da', 'poland/locales/pl', 'crm/messages'])
    mkdirSync(join(dir, folder), { recursive: true });
  const env = { EXTENSIONS_DIR: dir, LOCALES: '/locales/ee, /locales/lv' };
  const danish = [join(dir, 'denmark/locales/da'), join(dir, 'denmark/locales/dk')];
  expect(localeFolders(env)).toEqual([
    ...danish,
    join(dir, 'poland/locales/pl'),
    '/locales/ee',
    '/locales/lv',
  ]);
  expect(localeFolders({ EXTENSIONS_DIR: dir, EXTENSIONS_OFF: 'poland' })).toEqual(danish);
  expect(localeFolders({})).toEqual([]);
});
