import { type Hex, toRgb } from './colours.ts';

/** Lightness 0 to 1, chroma from 0 (grey), hue in degrees: equal steps look equal (Björn Ottosson's OKLab). */
export type Oklch = { lightness: number; chroma: number; hue: number };

export function toOklch(colour: Hex): Oklch {
  const [red, green, blue] = toRgb(colour).map((byte) => toLinear(byte / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** The nearest colour that screens have: less chroma where this much is more than sRGB holds. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Hex {
  const level = Math.min(1, Math.max(0, lightness));
  let [low, high] = [0, chroma];
  if (isInGamut(toLinearRgb(level, chroma, hue))) low = chroma;
  else
    for (let step = 0; step < GAMUT_STEPS; step += 1) {
      const middle = (low + high) / 2;
      if (isInGamut(toLinearRgb(level, middle, hue))) low = middle;
      else high = middle;
    }
  const bytes = toLinearRgb(level, low, hue).map((part) =>
    Math.round(Math.min(1, Math.max(0, toGamma(part))) * 255),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const GAMUT_STEPS = 16;
const GAMUT_TOLERANCE = 0.0001;

function isInGamut(parts: readonly number[]): boolean {
  return parts.every((part) => part >= -GAMUT_TOLERANCE && part <= 1 + GAMUT_TOLERANCE);
}

function toLinearRgb(lightness: number, chroma: number, hue: number): readonly number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function toGamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}
