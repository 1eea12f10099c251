import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';
import { darkTokens } from './dark-tokens.ts';
import { mailColours } from './mail-colours.ts';
import { createTheme, forecourt } from './theme.ts';
import { themeRule } from './theme-rule.ts';
import { themeTokens } from './theme-tokens.ts';

const harbour = {
  colours: { brand: '#0c4a40', accent: '#e2a33b', ink: '#10201d', paper: '#f6f4ef' },
} as const;

test('a theme that says no more than its colours has one short rule', () => {
  expect(themeRule(createTheme('harbour', harbour))).toBe(
    '@layer theme{[data-theme="harbour"]{--brand:#0c4a40;--on-brand:#ffffff;--accent:#e2a33b;--ink:#10201d;' +
      '--paper:#f6f4ef;--scrim:16 32 29;--font:var(--face-figtree)}}',
  );
});

test('a dark mode follows the device on screens, or is always there; paper stays light', () => {
  const rule = (mode: 'light' | 'dark' | 'device') =>
    themeRule(createTheme('harbour', { ...harbour, dark: { mode } }));
  expect(rule('light')).not.toContain('color-scheme');
  expect(rule('device')).toContain(
    '@media screen and (prefers-color-scheme:dark){[data-theme="harbour"]{color-scheme:dark;',
  );
  expect(rule('dark')).toContain('@media screen{[data-theme="harbour"]{color-scheme:dark;');
  expect(rule('dark')).toContain('[data-theme="harbour"]{--brand:#0c4a40;');
});

test('dark colours that an editor gave stay; the others are derived for them', () => {
  const own = { mode: 'dark', paper: '#00131a', brandInk: '#7fe0c8' } as const;
  const tokens = darkTokens(createTheme('harbour', { ...harbour, dark: own }));
  expect(tokens.get('paper')).toBe('#00131a');
  expect(tokens.get('brand-ink')).toBe('#7fe0c8');
  expect(tokens.get('ink')).toMatch(/^#[ef]/);
});

test('what a light theme says in place of a mix is mixed again in the dark', () => {
  const theme = createTheme('harbour', {
    ...harbour,
    mixed: { stage: '#e8e4da', brandTint: '#e3ebe6', warning: '#f2b134' },
    dark: { mode: 'dark' },
  });
  const tokens = darkTokens(theme);
  expect(tokens.get('stage')).toContain('var(--paper)');
  expect(tokens.get('brand-tint')).toContain('var(--paper)');
  expect(tokens.get('warning')).toBe('#f2b134');
});

test('a page of light text on dark is printed in dark text', () => {
  const night = createTheme('night', {
    colours: { brand: '#7fe0c8', onBrand: '#00131a', ink: '#f3f7f8', paper: '#00131a' },
  });
  const printed = /@media print\{\[data-theme="night"\]\{--ink:(#\w+);--brand-ink:(#\w+)\}\}/.exec(
    themeRule(night),
  );
  expect(contrastOf((printed?.[1] ?? '') as `#${string}`, '#ffffff')).toBeGreaterThan(12);
  expect(contrastOf((printed?.[2] ?? '') as `#${string}`, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test('print has colours of its own where a theme says so', () => {
  const theme = createTheme('harbour', { ...harbour, print: { ink: '#000000' } });
  expect(themeRule(theme)).toContain('@media print{[data-theme="harbour"]{--ink:#000000}}');
});

test('mails take the colours of the page, or those that a theme says for them', () => {
  expect(mailColours(createTheme('harbour', harbour))).toMatchObject({ ink: '#10201d', brand: '#0c4a40' });
  const own = { ...harbour, mail: { brand: '#5a1230', onBrand: '#ffeedd', accent: '#000000' } } as const;
  expect(mailColours(createTheme('harbour', own))).toMatchObject({
    ink: '#10201d',
    brand: '#5a1230',
    onBrand: '#ffeedd',
    accent: '#000000',
  });
});

test('mails of a dark page can be read on their white sheet', () => {
  const { ink, muted, brand, onBrand, paper } = mailColours(
    createTheme('night', {
      colours: { brand: '#7fe0c8', onBrand: '#00131a', ink: '#f3f7f8', paper: '#00131a' },
    }),
  );
  for (const colour of [ink, muted, brand]) expect(contrastOf(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(muted, paper)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(onBrand, brand)).toBeGreaterThanOrEqual(4.5);
});

test('the usual steps set nothing, the others only what differs', () => {
  const usual = themeTokens(forecourt);
  expect([...usual.keys()]).not.toEqual(expect.arrayContaining(['section']));
  const dense = themeTokens(
    createTheme('dense', {
      type: { headings: 'large', text: 'compact' },
      shape: { density: 'compact', shadow: 'none', picture: 0, button: 999 },
      buttons: { quiet: 'tinted', weight: 600 },
      pictures: { shade: 'strong' },
      map: { pin: '#ffd23f' },
    }),
  );
  for (const token of [
    'h1',
    'body',
    'section',
    'control',
    'shadow',
    'radius-picture',
    'quiet-ground',
    'shade',
  ])
    expect(dense.has(token), token).toBe(true);
  expect(dense.get('on-pin')).toBe('#000000');
  expect(dense.get('button-weight')).toBe('600');
});
