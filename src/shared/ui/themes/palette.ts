import type { Hex } from '../../platform/colours.ts';
import { mix, type Rgba, toRgba } from './contrast.ts';
import { mixedTokens } from './mixed-tokens.ts';

/** Custom properties by their names; what is not there is as styles/tokens.css mixes it. */
export type Tokens = ReadonlyMap<string, string>;

/** The colour of a token as the browser mixes it. */
export type Palette = (token: string) => Rgba;

/** `changed` holds what would be said in place of these. */
export function paletteOf(tokens: Tokens, changed: Readonly<Record<string, Hex>> = {}): Palette {
  const known = new Map<string, Rgba>();
  function colour(token: string): Rgba {
    const before = known.get(token);
    if (before) return before;
    const value = changed[token] ?? tokens.get(token) ?? mixedTokens[token];
    if (value === undefined) throw new Error(`no colour is called ${token}`);
    const found = value.includes(' ') && token === 'scrim' ? triple(value) : evaluate(value, colour);
    known.set(token, found);
    return found;
  }
  return colour;
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
