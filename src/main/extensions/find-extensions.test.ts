import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findExtensions } from './find-extensions.ts';

function aFolder(...files: string[]): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-extensions-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), file.endsWith('.json') ? packageJson : '');
  }
  return folder;
}

const packageJson = JSON.stringify({
  name: '@group/forecourt-parts',
  exports: { './extension': './extension.js' },
});

test('the folders with an extension.ts, in the order of their names, and nothing else', () => {
  const folder = aFolder(
    'reviews/extension.ts',
    'crm/extension.ts',
    'notes/readme.md',
    '.git/extension.ts',
    'a.ts',
  );
  expect(findExtensions({ EXTENSIONS_DIR: folder }, '/')).toEqual([
    { name: 'crm', folder: join(folder, 'crm'), entry: join(folder, 'crm/extension.ts') },
    { name: 'reviews', folder: join(folder, 'reviews'), entry: join(folder, 'reviews/extension.ts') },
  ]);
});

test('a package is found beside the folders, under its name without scope and forecourt-', () => {
  const installed = 'node_modules/@group/forecourt-parts';
  const folder = aFolder(`${installed}/package.json`, `${installed}/extension.js`);
  const [found] = findExtensions({ EXTENSIONS_DIR: folder, EXTENSIONS: '@group/forecourt-parts' }, '/');
  expect(found).toMatchObject({ name: 'parts', entry: join(folder, installed, 'extension.js') });
});

test.each([
  [
    { EXTENSIONS_DIR: '/no/such/folder' },
    "EXTENSIONS_DIR is '/no/such/folder', and there is no such folder.",
  ],
  [{ EXTENSIONS: 'forecourt-crm' }, "EXTENSIONS names the package 'forecourt-crm', which is not installed"],
])('what cannot be found is a sentence for the operator: %o', (env, message) => {
  expect(() => findExtensions(env, '/')).toThrow(message);
});
