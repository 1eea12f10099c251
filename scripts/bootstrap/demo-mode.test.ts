import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
// @ts-expect-error: plain JavaScript, because nothing is installed when it runs
import { demoKeys } from './demo-keys.mjs';
// @ts-expect-error: likewise
import { isDemo } from './demo-mode.mjs';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-demo-mode-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('in a fresh clone the demo runs, and goes on running there', () => {
  const DATA_DIR = aFolder();
  expect(isDemo({ DATA_DIR: join(DATA_DIR, 'new') })).toBe(true);
  expect(isDemo({ DATA_DIR })).toBe(true);
  demoKeys({ DATA_DIR });
  writeFileSync(join(DATA_DIR, 'forecourt.sqlite'), '');
  expect(isDemo({ DATA_DIR })).toBe(true);
});

test('an installation of one’s own stays without the demo when DEMO is forgotten', () => {
  const DATA_DIR = aFolder();
  writeFileSync(join(DATA_DIR, 'forecourt.sqlite'), '');
  expect(isDemo({ DATA_DIR })).toBe(false);
  expect(isDemo({ DATA_DIR: aFolder(), DATABASE_URL: 'postgres://db.example/forecourt' })).toBe(false);
});

test('what is set counts', () => {
  const DATA_DIR = aFolder();
  expect(isDemo({ DATA_DIR, DEMO: '0' })).toBe(false);
  expect(isDemo({ DATA_DIR, DEMO: '1', DATABASE_URL: 'postgres://db.example/forecourt' })).toBe(true);
});
