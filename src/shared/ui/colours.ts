export type Hex = `#${string}`;

type Rgb = readonly [red: number, green: number, blue: number];

/** So much of the one colour in the other, as CSS `color-mix(in srgb, …)` does it. */
export function mixColours(front: Hex, back: Hex, percent: number): Hex {
  const [one, other] = [toRgb(front), toRgb(back)];
  const part = (at: 0 | 1 | 2) => Math.round((one[at] * percent + other[at] * (100 - percent)) / 100);
  const digits = ([0, 1, 2] as const).map((at) => part(at).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

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

function toRgb(colour: Hex): Rgb {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const number = Number.parseInt(digits.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}
