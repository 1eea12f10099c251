import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importTexts } from './import-texts.ts';

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'messages'));
  writeFileSync(join(folder, 'messages/maps.json'), '{ "mapClose": "[en] Close", "mapLabel": "Kort" }');
  const download = (content: object) => {
    writeFileSync(join(folder, 'download.json'), JSON.stringify(content));
    return join(folder, 'download.json');
  };
  const read = (module: string) => JSON.parse(readFileSync(join(folder, `messages/${module}.json`), 'utf8'));
  return { folder, download, read };
}

test('what was translated in the studio comes into the files of the language, next to what they have', () => {
  const { folder, download, read } = aFolder();
  const messages = { maps: { mapClose: 'Luk', mapLabel: 'Kort' }, 'cars/list': { listSort: 'Sortér' } };
  expect(importTexts('da', folder, download({ language: 'da', messages }))).toBe(2);
  expect(read('maps')).toEqual({ mapClose: 'Luk', mapLabel: 'Kort' });
  expect(read('cars/list')).toEqual({ listSort: 'Sortér' });
});

test('another language, another file and a path out of the folder are refused', () => {
  const { folder, download } = aFolder();
  expect(() => importTexts('da', folder, download({ language: 'nb', messages: {} }))).toThrow("'nb'");
  expect(() => importTexts('da', folder, download({ texts: [] }))).toThrow('by module');
  const out = { '../../etc/x': { a: 'b' } };
  expect(() => importTexts('da', folder, download({ language: 'da', messages: out }))).toThrow('by module');
  expect(() => importTexts('da', folder, join(folder, 'none.json'))).toThrow('not there');
});
