import { type Hex, toRgb } from '../../platform/colours.ts';
import { mixedTokens } from './mixed-tokens.ts';
import type { Theme } from './theme.ts';
import { themeTokens } from './theme-rule.ts';

/** 0 to 255, not rounded: browsers round what they paint, not what they mix. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** The colour of a token as the browser mixes it. */
export type Palette = (token: string) => Rgba;

/** `changed` holds what would be said in place of the theme's own. */
export function paletteOf(theme: Theme, changed: Readonly<Record<string, Hex>> = {}): Palette {
  const own = tokensOf(theme);
  const known = new Map<string, Rgba>();
  function colour(token: string): Rgba {
    const before = known.get(token);
    if (before) return before;
    const value = changed[token] ?? own.get(token) ?? mixedTokens[token];
    if (value === undefined) throw new Error(`no colour is called ${token}`);
    const found = value.includes(' ') && token === 'scrim' ? triple(value) : evaluate(value, colour);
    known.set(token, found);
    return found;
  }
  return colour;
}

const tokensOfThemes = new WeakMap<Theme, ReadonlyMap<string, string>>();

function tokensOf(theme: Theme): ReadonlyMap<string, string> {
  const known = tokensOfThemes.get(theme) ?? themeTokens(theme);
  tokensOfThemes.set(theme, known);
  return known;
}

/** What is seen of a colour over another. */
export function blend(front: Rgba, back: Rgba): Rgba {
  return front[3] === 1 ? front : mix(front, back, front[3]);
}

/** As WCAG 2 defines it: 1 to 21. */
export function contrast(one: Rgba, other: Rgba): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

export function toRgba(colour: Hex): Rgba {
  return [...toRgb(colour), 1];
}

function evaluate(value: string, colour: Palette): Rgba {
  if (value === 'transparent') return [0, 0, 0, 0];
  const variable = /^var\(--([a-z-]+)\)$/.exec(value);
  if (variable?.[1]) return colour(variable[1]);
  const mixed = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value);
  if (!mixed?.[1] || !mixed[3]) return toRgba(value as Hex);
  const share = Number(mixed[2]) / 100;
  const front = evaluate(mixed[1], colour);
  if (mixed[3] === 'transparent') return [front[0], front[1], front[2], share];
  return mix(front, evaluate(mixed[3], colour), share);
}

function triple(value: string): Rgba {
  const [red = 0, green = 0, blue = 0] = value.split(' ').map(Number);
  return [red, green, blue, 1];
}

function mix(front: Rgba, back: Rgba, share: number): Rgba {
  const part = (index: 0 | 1 | 2) => front[index] * share + back[index] * (1 - share);
  return [part(0), part(1), part(2), 1];
}

function luminance([red, green, blue]: Rgba): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  return channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
}
