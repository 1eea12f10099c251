import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '../../platform/colours.ts';
import { checkContrast, withColour } from './check-contrast.ts';
import { deriveTheme } from './derive-theme.ts';
import { mixedTokens } from './mixed-tokens.ts';
import { createTheme, forecourt } from './theme.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, '0')}`);

test('the theme of the installation passes', () => {
  expect(checkContrast(forecourt)).toEqual([]);
});

test('a weak pair is named, with the field to change and the nearest colour that passes', () => {
  const weak = checkContrast(createTheme('pale', { colours: { brand: '#f2c318', onBrand: '#ffffff' } }));
  const [link] = weak.filter(({ front, ground }) => front === 'brand-ink' && ground === 'paper');
  expect(link).toMatchObject({ least: 4.5, field: { group: 'colours', name: 'brand' } });
  expect(link?.ratio).toBeLessThan(2);
  const nearest = link?.nearest ?? '#ffffff';
  const better = checkContrast(createTheme('pale', { colours: { brand: nearest } }));
  expect(better.some(({ front, ground }) => front === 'brand-ink' && ground === 'paper')).toBe(false);
});

test('the nearest colour makes its pair pass, in any palette', () => {
  fc.assert(
    fc.property(fc.record({ brand: colour, accent: colour, ink: colour, paper: colour }), (colours) => {
      const theme = createTheme('any', { colours });
      for (const { front, ground, place, field, nearest } of checkContrast(theme)) {
        if (!nearest) continue;
        const left = checkContrast(withColour(theme, field, nearest));
        expect(
          left.some((pair) => pair.front === front && pair.ground === ground && pair.place === place),
        ).toBe(false);
      }
    }),
    { numRuns: 30 },
  );
});

test('any two colours of a brand make a theme that passes', () => {
  fc.assert(
    fc.property(colour, colour, (brand, accent) => {
      expect(checkContrast(deriveTheme('ours', { brand, accent }))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('any two colours of a brand have a dark mode that passes', () => {
  fc.assert(
    fc.property(colour, colour, (brand, accent) => {
      const theme = deriveTheme('ours', { brand, accent });
      expect(checkContrast({ ...theme, dark: { ...theme.dark, mode: 'device' } })).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('colours that can be read stay as they are', () => {
  const { colours } = deriveTheme('ours', { brand: '#0c4a40', accent: '#e2a33b' });
  expect(colours).toMatchObject({ brand: '#0c4a40', accent: '#e2a33b' });
});

test('what is reckoned without a browser is mixed as the stylesheet mixes it', () => {
  const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const mixed = css.slice(css.indexOf(':root,\n  [data-theme]'));
  for (const [name, value] of Object.entries(mixedTokens)) {
    const [, written] = new RegExp(`--${name}: ([^;]+);`).exec(isShared(name) ? css : mixed) ?? [];
    expect(written, name).toBe(isShared(name) ? value.slice(0, 4) : value);
  }

  function isShared(name: string): boolean {
    return name === 'white' || name === 'black';
  }
});
