import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawBrands } from './brands.ts';
import { drawFavicons } from './favicons.ts';
import { setWord } from './lettering.ts';
import { drawLogos } from './logos.ts';
import { boxOf } from './outline.ts';

const TYPE = { face: 'figtree', weight: 400, height: 14 } as const;
const drawn = { brands: drawBrands(), favicons: drawFavicons(), logos: drawLogos() };

test('the files in demo/media are what the script draws today', () => {
  for (const [folder, files] of Object.entries(drawn)) {
    for (const [name, svg] of files) {
      expect(readFileSync(new URL(`../../demo/media/${folder}/${name}`, import.meta.url), 'utf8')).toBe(svg);
    }
  }
});

test('marks are outlines: no text, style, script or link to anything', () => {
  for (const svg of Object.values(drawn).flatMap((files) => [...files.values()])) {
    expect(svg).not.toMatch(/<text|<style|<script|style=|font|href|url\(/);
  }
});

test('SHELL-09 no two sites have the same favicon', () => {
  expect(drawn.favicons.size).toBe(15);
  expect(new Set(drawn.favicons.values()).size).toBe(15);
});

test('FOOT-02 brand logos are 40 px high and keep their own width', () => {
  for (const svg of drawn.brands.values()) {
    expect(svg).toMatch(/ width="([\d.]+)" height="40" viewBox="0 0 \1 40"/);
  }
});

test('FOOT-03 every make has a version in colour and one in white', () => {
  for (const [name, svg] of drawn.brands) {
    if (!name.endsWith('-mono.svg')) continue;
    expect([...svg.matchAll(/fill="([^"]+)"/g)].map((match) => match[1])).toEqual(['#ffffff']);
    expect(drawn.brands.has(name.replace('-mono', ''))).toBe(true);
  }
});

test('a letter outside the first font file is set too, and one in neither is refused', () => {
  const [plain, caron] = [setWord('S', TYPE, 20), setWord('Š', TYPE, 20)];
  expect(boxOf(caron).top).toBeLessThan(boxOf(plain).top);
  expect(() => setWord('漢', TYPE, 20)).toThrow('漢');
});

test('a heavier weight draws a thicker stem', () => {
  const stem = (weight: number) => boxOf(setWord('I', { ...TYPE, weight }, 20)).right;
  expect(stem(700)).toBeGreaterThan(stem(400) * 1.4);
});
