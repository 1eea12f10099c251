import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_FAMILIES } from './fonts.ts';
import { THEME_NAMES, THEMES, type ThemeName } from './themes.ts';

const derived = declarationsOf(read('tokens.css'), ':root,\n  [data-theme]');
const css = read('themes.css');

/** Text colours and their backgrounds. */
const textPairs = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'stage-deep'],
  ['ink', 'brand-tint'],
  ['ink', 'accent-tint'],
  ['ink-muted', 'paper'],
  ['ink-muted', 'surface'],
  ['ink-muted', 'stage-light'],
  ['ink-muted', 'stage'],
  ['ink-muted', 'stage-deep'],
  ['ink-muted', 'brand-tint'],
  ['ink-faint', 'paper'],
  ['ink-faint', 'surface'],
  ['ink-faint', 'stage'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['brand', 'paper'],
  ['brand', 'surface'],
  ['brand', 'brand-tint'],
  ['on-accent', 'accent'],
  ['on-warning', 'warning'],
  ['ink', 'warning-tint'],
  ['warning-ink', 'warning-tint'],
  ['on-dark', 'ink'],
  ['on-dark-soft', 'ink'],
  ['on-brand-soft', 'brand'],
  ['on-dark-muted', 'ink'],
  ['danger', 'paper'],
  ['danger', 'surface'],
  ['danger', 'danger-tint'],
  ['ok-ink', 'paper'],
  ['ok-ink', 'surface'],
] as const;

/** Lines, rings and dots that convey information. */
const shapePairs = [
  ['line-field', 'paper'],
  ['line-field', 'surface'],
  ['focus', 'paper'],
  ['focus', 'stage-deep'],
  ['focus-on-dark', 'ink'],
  ['focus-on-dark', 'brand'],
  ['ok', 'paper'],
  ['ok-on-dark', 'ink'],
] as const;

test.each(THEME_NAMES)('%s: text has a contrast of 4.5 to 1 with its background', (theme) => {
  expect(weakPairs(theme, textPairs, 4.5)).toEqual([]);
});

test.each(THEME_NAMES)('%s: edges and focus rings have a contrast of 3 to 1', (theme) => {
  expect(weakPairs(theme, shapePairs, 3)).toEqual([]);
});

/** What the looks of the alert above the header have behind their text (shell/alert/alert.css). */
const alertGrounds = ['ink', 'surface', 'stage-deep', 'warning'] as const;

/** Lab distances below this look like one colour when they are not side by side. */
const LEAST_DISTANCE = 6;

test.each(THEME_NAMES)('ALERT-03 %s: no two looks of the alert share a colour', (theme) => {
  const colour = paletteOf(theme);
  const pairs = alertGrounds.flatMap((one, at) =>
    alertGrounds.slice(at + 1).map((other) => [one, other] as const),
  );
  const alike = pairs
    .map(([one, other]) => ({ one, other, apart: labDistance(colour(one), colour(other)) }))
    .filter(({ apart }) => apart < LEAST_DISTANCE);
  expect(alike).toEqual([]);
});

test.each(THEME_NAMES)('%s: uses the fonts that are preloaded for it', (theme) => {
  const named = [...blockOf(theme).matchAll(/--face-([a-z-]+)/g)].map(([, slug]) => slug);
  expect(named).toEqual(THEMES[theme].fonts.map((family) => FONT_FAMILIES[family].slug));
});

/** Those that maps and mails are drawn with. */
const writtenOut = {
  ink: 'ink',
  brand: 'brand',
  paper: 'paper',
  accent: 'accent',
  onBrand: 'on-brand',
} as const;

test.each(THEME_NAMES)('%s: what is drawn outside of CSS has the colours of the theme', (theme) => {
  const tokens = declarationsOf(css, `[data-theme="${theme}"]`);
  const colours = Object.entries(writtenOut).map(([name, token]) => [name, tokens.get(token)]);
  expect(THEMES[theme].colours).toEqual(Object.fromEntries(colours));
});

test('SITE-08 headings are weight 400 and at most 64 and 32 px in the four brand designs', () => {
  const shared = read('tokens.css');
  expect(shared).toMatch(/--h1: clamp\(.*, 4rem\)/);
  expect(shared).toMatch(/--h2: clamp\(.*, 2rem\)/);
  expect(derived.get('heading-weight')).toBe('400');
  for (const theme of ['solvik', 'carstore', 'bmw', 'mini'] as const) {
    expect(blockOf(theme)).not.toContain('--heading-weight');
  }
});

function weakPairs(theme: ThemeName, pairs: readonly (readonly [string, string])[], least: number): string[] {
  const colour = paletteOf(theme);
  return pairs
    .map(([front, back]) => ({ front, back, ratio: contrast(colour(front, back), colour(back)) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back} ${ratio.toFixed(2)}`);
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** The colour of a token in a theme; translucent ones blended with `ground`. */
function paletteOf(theme: ThemeName) {
  const tokens = new Map([...derived, ...declarationsOf(css, `[data-theme="${theme}"]`)]);
  tokens.set('white', '#fff');
  return function colour(name: string, ground?: string): Rgba {
    const value = tokens.get(name);
    if (!value) throw new Error(`${theme} has no ${name}`);
    const seen = evaluate(value, (inner) => colour(inner));
    return ground && seen[3] < 1 ? mix(seen, colour(ground), seen[3]) : seen;
  };
}

function evaluate(value: string, colour: (name: string) => Rgba): Rgba {
  if (value === 'transparent') return [0, 0, 0, 0];
  const variable = /^var\(--([a-z-]+)\)$/.exec(value);
  if (variable?.[1]) return colour(variable[1]);
  const mixed = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value);
  if (mixed?.[1] && mixed[2] && mixed[3]) {
    const share = Number(mixed[2]) / 100;
    const front = evaluate(mixed[1], colour);
    if (mixed[3] === 'transparent') return [front[0], front[1], front[2], share];
    return mix(front, evaluate(mixed[3], colour), share);
  }
  const short = /^#(.)(.)(.)$/.exec(value);
  const hex = short ? `${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : value.slice(1);
  const number = Number.parseInt(hex, 16);
  return [number >> 16, (number >> 8) & 255, number & 255, 1];
}

function mix(front: Rgba, back: Rgba, share: number): Rgba {
  const part = (index: 0 | 1 | 2) => front[index] * share + back[index] * (1 - share);
  return [part(0), part(1), part(2), 1];
}

function contrast(one: Rgba, other: Rgba): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function labDistance(one: Rgba, other: Rgba): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** CIE Lab with the white of sRGB. */
function toLab([red, green, blue]: Rgba): readonly [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const curve = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function luminance([red, green, blue]: Rgba): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  return channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
}

function read(file: string): string {
  return readFileSync(new URL(`styles/${file}`, import.meta.url), 'utf8');
}

function blockOf(theme: ThemeName): string {
  return bodyOf(css, `[data-theme="${theme}"]`);
}

function bodyOf(text: string, selector: string): string {
  const start = text.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no rule for ${selector}`);
  return text.slice(start, text.indexOf('}', start));
}

function declarationsOf(text: string, selector: string): Map<string, string> {
  const lines = bodyOf(text, selector).matchAll(/--([a-z0-9-]+): ([^;]+);/g);
  return new Map([...lines].map(([, name = '', value = '']) => [name, value]));
}
