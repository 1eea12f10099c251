import { type Hex, toRgb } from '../../platform/colours.ts';
import { fromOklch, toOklch } from '../../platform/oklch.ts';

/** 0 to 255, not rounded: browsers round what they paint, not what they mix. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** As WCAG 2 defines it: 1 to 21. */
export function contrast(one: Rgba, other: Rgba): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

export function contrastOf(one: Hex, other: Hex): number {
  return contrast(toRgba(one), toRgba(other));
}

/** The one that can be read better on this ground. */
export function moreReadable(ground: Hex, one: Hex, other: Hex): Hex {
  return contrastOf(one, ground) >= contrastOf(other, ground) ? one : other;
}

/** As it is where it can be read on all of these; otherwise the nearest lightness of the hue that can, if there is one. */
export function readableOn(colour: Hex, grounds: readonly Hex[], least: number): Hex {
  const passes = (tried: Hex) => grounds.every((ground) => contrastOf(tried, ground) >= least);
  return passes(colour) ? colour : (nearestLightness(colour, passes) ?? colour);
}

/** The same hue, darker or lighter, whichever is the smaller change. */
export function nearestLightness(colour: Hex, passes: (tried: Hex) => boolean): Hex | undefined {
  const start = toOklch(colour);
  for (let change = LIGHTNESS_STEP; change <= 1; change += LIGHTNESS_STEP) {
    for (const lightness of [start.lightness - change, start.lightness + change]) {
      if (lightness < 0 || lightness > 1) continue;
      const tried = fromOklch({ ...start, lightness });
      if (passes(tried)) return tried;
    }
  }
  return undefined;
}

const LIGHTNESS_STEP = 0.01;

export function toRgba(colour: Hex): Rgba {
  return [...toRgb(colour), 1];
}

export function toHex(colour: Rgba): Hex {
  const bytes = colour.slice(0, 3).map((part) => Math.round(part).toString(16).padStart(2, '0'));
  return `#${bytes.join('')}`;
}

/** What is seen of a colour over another. */
export function blend(front: Rgba, back: Rgba): Rgba {
  return front[3] === 1 ? front : mix(front, back, front[3]);
}

export function mix(front: Rgba, back: Rgba, share: number): Rgba {
  const part = (index: 0 | 1 | 2) => front[index] * share + back[index] * (1 - share);
  return [part(0), part(1), part(2), 1];
}

function luminance([red, green, blue]: Rgba): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  return channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
}
