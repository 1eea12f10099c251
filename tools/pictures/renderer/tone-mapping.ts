import { Color } from 'three';
import { at } from '../body/numbers.ts';
import type { Paint } from '../plan/paints.ts';

/** Linear light per pixel, bottom row first: the rest of the car, then what colour, lacquer and flakes reflect. */
export type LightLayers = {
  width: number;
  height: number;
  layers: readonly [Float32Array, Float32Array, Float32Array, Float32Array];
};

/** Layers are bottom row first, images top row first. The paint is applied here, so that one rendering serves all paints. */
export function toneMapImage(
  plates: LightLayers,
  paint: Paint,
  exposure: number,
  opaque: boolean,
): { width: number; height: number; pixels: Uint8Array } {
  const { width, height, layers } = plates;
  const [rest, base, coat, flake] = layers;
  const pigment = new Color(paint.base).multiplyScalar(paint.scatter).toArray();
  const mirror = new Color(paint.flake).multiplyScalar(paint.glitter).toArray();
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const row = Math.floor(i / 4 / width);
    const o = i + (height - 1 - 2 * row) * width * 4;
    const a = opaque ? 1 : Math.min(1, at(rest, i + 3));
    if (a < 0.002) continue;
    const gain = exposure / a;
    for (let c = 0; c < 3; c++) {
      const light =
        at(rest, i + c) +
        at(pigment, c) * at(base, i + c) +
        at(coat, i + c) +
        at(mirror, c) * at(flake, i + c);
      pixels[o + c] = toneMap(light * gain);
    }
    pixels[o + 3] = a * 255 + 0.5;
  }
  return { width, height, pixels };
}

const TABLE_SIZE = 4096;
const MAX_LIGHT = 12;
// Finer where it is dark: the table is indexed by the square root of light.
const TABLE = Uint8Array.from(
  { length: TABLE_SIZE + 1 },
  (_, i) => 255 * encodeSrgb(acesCurve((i / TABLE_SIZE) ** 2 * MAX_LIGHT)) + 0.5,
);

function toneMap(light: number): number {
  return at(TABLE, Math.min(TABLE_SIZE, Math.sqrt(light > 0 ? light / MAX_LIGHT : 0) * TABLE_SIZE) | 0);
}

/** A gentle shoulder: highlights roll off, mid tones stay as they were. */
function acesCurve(light: number): number {
  const x = light * 0.92;
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
}

function encodeSrgb(v: number): number {
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
}
