import { expect, test } from 'vitest';
import { createTheme } from './theme.ts';
import { themeTokens } from './theme-tokens.ts';
import { type FontFace, fontRules, fontSlug, isBuiltInFont, preloadsOf } from './uploaded-fonts.ts';

function aFace(overrides: Partial<FontFace> = {}): FontFace {
  const weights = overrides.weights ?? '400';
  return {
    family: 'Örnen Grotesk',
    weights,
    style: 'normal',
    generic: 'serif',
    parts: [
      { subset: 'core', file: `core-${weights}`, bytes: 1, range: 'U+41-5A' },
      { subset: 'latin-ext', file: `ext-${weights}`, bytes: 1, range: 'U+100-17F' },
    ],
    fallbacks: [{ local: ['Georgia'], ascent: 90, descent: 20, lineGap: 0, sizeAdjust: 102 }],
    ...overrides,
  };
}

test('a family is known by its name without case and accents', () => {
  expect(fontSlug('Örnen  Grotesk')).toBe('ornen-grotesk');
  expect(isBuiltInFont('red hat DISPLAY')).toBe(true);
  expect(isBuiltInFont('Örnen Grotesk')).toBe(false);
});

test('a theme names an uploaded family, and the installation\u2019s own where it is missing', () => {
  const tokens = themeTokens(createTheme('a', { type: { font: 'Örnen Grotesk', displayFont: 'Outfit' } }));
  expect(tokens.get('font')).toBe('var(--face-own-ornen-grotesk,var(--face-figtree))');
  expect(tokens.get('font-display')).toBe('var(--face-outfit)');
});

test('the rules of a family hold each part, the part of most texts last, and a fallback with its measures', () => {
  const css = fontRules({ slug: 'ornen-grotesk', faces: [aFace({ weights: '700' }), aFace()] });
  expect(css.indexOf('core-400')).toBeGreaterThan(css.indexOf('ext-400'));
  expect(css).toContain('font-weight:700;font-style:normal;font-display:swap;unicode-range:U+41-5A');
  expect(css).toContain('src:local("Georgia");ascent-override:90%');
  expect(css).toContain('--face-own-ornen-grotesk:"own-ornen-grotesk","own-ornen-grotesk-0",serif');
});

test('what running text begins with is preloaded, and no italic', () => {
  const font = { slug: 'o', faces: [aFace({ style: 'italic' }), aFace({ weights: '700' }), aFace()] };
  expect(preloadsOf(font, false)).toEqual(['/media/core-400/original.woff2']);
  expect(preloadsOf(font, true)).toHaveLength(2);
});
