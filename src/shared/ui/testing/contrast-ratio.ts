import { type Hex, type Rgb, toRgb } from '../../platform/colours.ts';

/** By WCAG 2, from 1 to 21. */
export function contrastRatio(one: Hex, other: Hex): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: Hex): number {
  const [red, green, blue] = toRgb(colour).map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
