import type { Hex } from '../../platform/colours.ts';
import { fromOklch, toOklch } from '../../platform/oklch.ts';
import { contrastOf } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { darkMixedTokens, mixedTokens } from './mixed-tokens.ts';
import { nearestPassing, passes } from './pair-contrast.ts';
import { paletteOf, type Tokens } from './palette.ts';
import type { Theme } from './theme.ts';
import { themeTokens, tokenName } from './theme-tokens.ts';

/** What a theme sets in the dark: its own dark colours, and the others derived from the light ones. */
export function darkTokens(theme: Theme): Tokens {
  const known = cache.get(theme);
  if (known) return known;
  const { mode: _, ...given } = theme.dark;
  const said = Object.fromEntries(
    Object.entries(given).flatMap(([name, colour]) => (colour ? [[tokenName(name), colour]] : [])),
  );
  const tokens = new Map(
    Object.entries({ ...mixedAgain(theme), ...darkMixedTokens, ...derivedColours(theme), ...said }),
  );
  const repaired = repair(tokens, new Set(Object.keys(said)));
  cache.set(theme, repaired);
  return repaired;
}

const cache = new WeakMap<Theme, Tokens>();

/** What a light theme says in place of a mix is mixed again; these go with the accent or lie over pictures. */
const keptInTheDark = ['scrim', 'warning', 'on-warning', 'focus-on-dark', 'halo', 'halo-mid', 'halo-edge'];

function mixedAgain(theme: Theme): Record<string, string> {
  return {
    ...Object.fromEntries(
      [...themeTokens(theme)].flatMap(([token, said]) => {
        const value = keptInTheDark.includes(token) ? said : mixedTokens[token];
        return value ? [[token, value]] : [];
      }),
    ),
    // Which logo of two stands on the page, and that black ones are turned.
    'dark-page': '1',
    'turned-marks': 'invert(1) hue-rotate(180deg)',
    // Photos with a light ground of their own would turn black.
    'photo-blend': 'normal',
    shadow: '0 16px 48px -16px rgb(0 0 0/.7)',
    // A shadow is not seen on a dark page: what floats has an edge.
    ...(theme.shape.shadow !== 'soft' && { shadow: '0 0 0 1px var(--line)' }),
  };
}

const LIGHTEST_BRAND = 0.55;
const DARKEST_BRAND = 0.43;

/** Page and text change places and keep the hue of the light text; the brand is light enough to be seen on the page. */
function derivedColours({ colours }: Theme): Record<string, Hex> {
  const [ink, brand] = [toOklch(colours.ink), toOklch(colours.brand)];
  const { hue, chroma } = ink.chroma > 0.01 ? ink : { hue: brand.hue, chroma: Math.min(brand.chroma, 0.012) };
  const hasLightText = contrastOf(colours.onBrand, '#000000') > contrastOf(colours.onBrand, '#ffffff');
  const lightness = hasLightText ? clamp(brand.lightness, DARKEST_BRAND, LIGHTEST_BRAND) : brand.lightness;
  return {
    paper: fromOklch({ lightness: 0.185, chroma: Math.min(chroma, 0.028), hue }),
    ink: fromOklch({ lightness: 0.955, chroma: Math.min(chroma, 0.008), hue }),
    brand: fromOklch({ ...brand, lightness }),
    'brand-ink': fromOklch({ lightness: 0.8, chroma: Math.min(brand.chroma, 0.12), hue: brand.hue }),
    'on-brand': colours.onBrand,
    accent: colours.accent,
    'on-accent': colours.onAccent || colours.ink,
  };
}

const MOST_REPAIRS = 60;
const derivable = [
  'on-accent',
  'brand-ink',
  'brand',
  'on-brand',
  'focus-on-dark',
  'danger',
  'warning-ink',
  'ink',
  'paper',
];

/** Each step makes one pair pass by a colour that nobody gave; what then still fails is told to the editor. */
function repair(tokens: Map<string, string>, given: ReadonlySet<string>): Tokens {
  for (let step = 0; step < MOST_REPAIRS; step += 1) {
    const palette = paletteOf(tokens);
    const weak = contrastPairs.filter((pair) => !passes(pair, palette));
    if (weak.length === 0) return tokens;
    const change = weak
      .flatMap((pair) =>
        derivable
          .filter((token) => !given.has(token) && (token === pair.front || token === pair.ground))
          .map((token) => ({ token, colour: nearestPassing(tokens, contrastPairs, pair, token).colour })),
      )
      .find(({ colour }) => colour);
    if (!change?.colour) return tokens;
    tokens.set(change.token, change.colour);
  }
  return tokens;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
