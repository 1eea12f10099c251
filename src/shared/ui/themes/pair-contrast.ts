import type { Hex } from '../../platform/colours.ts';
import { blend, contrast, nearestLightness, toHex } from './contrast.ts';
import type { ContrastPair } from './contrast-pairs.ts';
import { type Palette, paletteOf, type Tokens } from './palette.ts';

export function ratioOf({ front, ground }: ContrastPair, palette: Palette): number {
  const behind = palette(ground);
  return contrast(blend(palette(front), behind), behind);
}

export function passes(pair: ContrastPair, palette: Palette): boolean {
  return ratioOf(pair, palette) >= pair.least;
}

/** The colour nearest to that of the token that makes the pair pass and no other one fail; `alone` where others do. */
export function nearestPassing(
  tokens: Tokens,
  pairs: readonly ContrastPair[],
  pair: ContrastPair,
  token: string,
): { colour?: Hex | undefined; alone?: Hex | undefined } {
  const palette = paletteOf(tokens);
  const start = toHex(palette(token));
  const others = pairs.filter((each) => each !== pair && passes(each, palette));
  let alone: Hex | undefined;
  const colour = nearestLightness(start, (tried) => {
    const changed = paletteOf(tokens, { [token]: tried });
    if (!passes(pair, changed)) return false;
    alone ??= tried;
    return others.every((each) => passes(each, changed));
  });
  return { colour, alone };
}
