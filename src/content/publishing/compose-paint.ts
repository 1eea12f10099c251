import type { Paint } from './layered-picture.ts';

/** Red, green and blue of one pixel after the other, a byte each, after the tone curve. */
type Pixels = Uint8Array;

/** How the layers were stored. */
export type LayerCurves = { shoulder: number; peak: number };

/**
 * The picture in a paint: black paint, and the light that the paint adds, times its colour. Light adds up only where it
 * is linear, so every byte is taken back through the tone curve, and the sum is put through it again.
 */
export function composePaint(
  coat: Pixels,
  layers: readonly { pixels: Pixels; share: number }[],
  colour: Paint['colour'],
  { shoulder, peak }: LayerCurves,
): Pixels {
  const tables = toneTables(shoulder);
  const light = new Uint32Array(coat.length);
  for (let at = 0; at < coat.length; at++) light[at] = tables.lightOf[coat[at] as number] as number;
  for (const { pixels, share } of layers) {
    if (pixels.length !== coat.length) throw new Error('The layers of the picture differ in size');
    const [red, green, blue] = colour.map((channel) => addedLight(channel * share * peak));
    if (red && green && blue) addLight(light, pixels, red, green, blue);
  }
  const composed = new Uint8Array(coat.length);
  for (let at = 0; at < coat.length; at++)
    composed[at] = tables.toneOf[Math.min(light[at] as number, BRIGHTEST)] as number;
  return composed;
}

function addLight(
  light: Uint32Array,
  pixels: Pixels,
  red: Uint32Array,
  green: Uint32Array,
  blue: Uint32Array,
): void {
  for (let at = 0; at + 2 < light.length; at += 3) {
    light[at] = (light[at] as number) + (red[pixels[at] as number] as number);
    light[at + 1] = (light[at + 1] as number) + (green[pixels[at + 1] as number] as number);
    light[at + 2] = (light[at + 2] as number) + (blue[pixels[at + 2] as number] as number);
  }
}

const LEVELS = 256;
/** Steps of light per unit, so fine that even next to black a level has five. */
const UNIT = 16_384;
/** Beyond eight times white every curve has reached white. */
const BRIGHTEST = 8 * UNIT;

function addedLight(factor: number): Uint32Array {
  return Uint32Array.from({ length: LEVELS }, (_, level) => Math.round(fromTone(level, 1) * factor * UNIT));
}

type ToneTables = { shoulder: number; lightOf: Uint32Array; toneOf: Uint8Array };

/** An installation's layers come from one renderer, so that one curve is asked for again and again. */
let latest: ToneTables | undefined;

function toneTables(shoulder: number): ToneTables {
  if (latest?.shoulder !== shoulder) latest = createToneTables(shoulder);
  return latest;
}

function createToneTables(shoulder: number): ToneTables {
  return {
    shoulder,
    lightOf: Uint32Array.from({ length: LEVELS }, (_, level) => Math.round(fromTone(level, shoulder) * UNIT)),
    toneOf: Uint8Array.from({ length: BRIGHTEST + 1 }, (_, light) => toTone(light / UNIT, shoulder)),
  };
}

/** Linear light as a byte: rolled off above the shoulder, never quite reaching white, then sRGB. */
export function toTone(light: number, shoulder: number): number {
  const room = 1 - shoulder;
  const rolled =
    light <= shoulder || room === 0 ? light : shoulder + room * (1 - Math.exp((shoulder - light) / room));
  const clipped = Math.min(1, Math.max(0, rolled));
  const tone = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(tone * (LEVELS - 1));
}

/** The other way round. Full white would be endless light; it is taken as the least that is rounded to it. */
export function fromTone(level: number, shoulder: number): number {
  const tone = (level === LEVELS - 1 && shoulder < 1 ? level - 0.45 : level) / (LEVELS - 1);
  const rolled = tone <= 0.04045 ? tone / 12.92 : ((tone + 0.055) / 1.055) ** 2.4;
  if (rolled <= shoulder) return rolled;
  return shoulder - (1 - shoulder) * Math.log((1 - rolled) / (1 - shoulder));
}
