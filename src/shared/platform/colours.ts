export type Hex = `#${string}`;

export type Rgb = readonly [red: number, green: number, blue: number];

/** So much of the one colour in the other, as CSS `color-mix(in srgb, …)` does it. */
export function mixColours(front: Hex, back: Hex, percent: number): Hex {
  const [one, other] = [toRgb(front), toRgb(back)];
  const part = (at: 0 | 1 | 2) => Math.round((one[at] * percent + other[at] * (100 - percent)) / 100);
  const digits = ([0, 1, 2] as const).map((at) => part(at).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

export function toRgb(colour: Hex): Rgb {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const number = Number.parseInt(digits.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}
