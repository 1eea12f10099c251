import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { extensionIn } from '../../src/main/extensions/find-extensions.ts';
import { checkExtension, importsOf, wrongImports } from './check-extension.ts';
import { newExtension } from './new-extension.ts';

function aFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-new-extension-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function write(folder: string, file: string, text: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

test('what `new` makes is right but for the mistakes that are added to it', async () => {
  const folder = newExtension('tyre-news', aFolder());
  const source = extensionIn(folder);
  if (!source) throw new Error('no extension');
  write(
    folder,
    'wrong.ts',
    "import { API_VERSION } from 'forecourt/extension';\n\nexport const text: string = API_VERSION;\n",
  );
  write(
    folder,
    'far.ts',
    "import './near.ts';\nimport '../../main.ts';\nexport const load = () => import('forecourt/src/main');\n",
  );
  write(folder, 'package.ts', "import { a } from '@group/parts/list';\n\nexport default a;\n");
  const problems = await checkExtension(source);
  expect(problems.filter((each) => !/TS(2307|2882)/.test(each)).toSorted()).toEqual([
    expect.stringMatching(/^far\.ts: imports \.\.\/\.\.\/main\.ts, which is outside of the extension$/),
    expect.stringMatching(/^far\.ts: imports \.\/near\.ts, and there is no such file/),
    expect.stringMatching(
      /^far\.ts: imports forecourt\/src\/main, which is not public; there are forecourt\/extension,/,
    ),
    'package.ts: imports @group/parts, which its package.json does not name under dependencies',
    expect.stringMatching(/^wrong\.ts\(3,14\): error TS2322/),
  ]);
});

test('a name that is taken, or none, is refused', () => {
  const dir = aFolder();
  mkdirSync(join(dir, 'crm'));
  expect(() => newExtension('crm', dir)).toThrow('exists already');
  expect(() => newExtension('My CRM', dir)).toThrow('is no name for an extension');
});

test('the examples live on the public entry', () => {
  for (const file of ['extension.ts', 'crm-client.ts', 'reviews/view.tsx', 'deliver-lead.test.ts'])
    expect(wrongImports(join('examples/crm', file), realpathSync('examples/crm'))).toEqual([]);
});

test('a package that is declared may be imported', () => {
  const folder = aFolder();
  write(folder, 'package.json', JSON.stringify({ dependencies: { '@group/parts': '1.0.0' } }));
  const file = write(folder, 'extension.ts', "import { a } from '@group/parts/list';\nimport 'node:fs';\n");
  expect(wrongImports(file, folder)).toEqual([]);
});

test('every form of an import is seen', () => {
  const code = `import a, { b } from 'one';
import type { c } from "two";
export * from 'three';
import 'four';
const d = await import('five');
import {
  e,
} from 'six';
const text = "import x from seven";`;
  expect(importsOf(code)).toEqual(['one', 'two', 'three', 'four', 'five', 'six']);
});
