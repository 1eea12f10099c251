import type { Paint as PaintOfLayers } from '../../src/content/publishing/layered-picture.ts';
import type { Paint } from './paints.ts';

type Look = Record<string, readonly [kind: PaintOfLayers['kind'], hex: string]>;

/** What the base of each paint looks like in daylight, without its clear coat. The stock has fourteen of them. */
const looks = {
  white: ['solid', '#f0f1f0'],
  pearl: ['pearl', '#eeeae0'],
  silver: ['metallic', '#c4c8cb'],
  grey: ['metallic', '#80868b'],
  graphite: ['metallic', '#484d52'],
  black: ['metallic', '#0a0a0b'],
  blue: ['metallic', '#0e3e84'],
  navy: ['metallic', '#122248'],
  'ice-blue': ['metallic', '#a8c4d2'],
  green: ['metallic', '#244c3c'],
  red: ['solid', '#b01218'],
  burgundy: ['metallic', '#601220'],
  sand: ['metallic', '#c4b496'],
  orange: ['metallic', '#d85c18'],
  chalk: ['solid', '#c9cac6'],
  champagne: ['metallic', '#c9bca6'],
  bronze: ['metallic', '#6b5138'],
  brown: ['metallic', '#3b2a22'],
  olive: ['metallic', '#55573f'],
  mint: ['solid', '#a9c6b8'],
  turquoise: ['metallic', '#15707a'],
  'light-blue': ['solid', '#7fa6c4'],
  purple: ['pearl', '#3a2347'],
  yellow: ['solid', '#e6b412'],
} as const satisfies Record<Paint, Look[string]> & Look;

export type CarPaint = keyof typeof looks;

/** The paints that pictures of cars can be had in. */
export const carPaints = Object.fromEntries(
  Object.entries(looks).map(([name, [kind, hex]]) => [name, { kind, colour: linearLight(hex) }]),
) as Record<CarPaint, PaintOfLayers>;

function linearLight(hex: string): PaintOfLayers['colour'] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}
