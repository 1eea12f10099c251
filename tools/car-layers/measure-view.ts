import sharp from 'sharp';
import { carPaints } from '../../demo/cars/car-paints.ts';
import { composePaint } from '../../src/content/publishing/compose-paint.ts';
import { type Layers, type Paint, paintLayers } from '../../src/content/publishing/layered-picture.ts';
import { colourDifference } from './colour-difference.ts';
import { PEAK, SHOULDER } from './curves.ts';
import { readLayer } from './encode-layer.ts';

/** One light and one dark paint of each kind. */
const MEASURED = ['white', 'red', 'silver', 'graphite', 'navy', 'pearl'] as const;
const EVERY_NTH_PIXEL = 7;

/** How far a picture composed of the encoded layers is from the one composed of the rendered ones, in ΔE. */
export async function measureView(rendered: Layers<string>, encoded: Layers) {
  const sources = await mapLayers(rendered, async (png, layer) => (await readLayer(png, layer)).pixels);
  const results = await mapLayers(encoded, (avif) => sharp(avif).removeAlpha().raw().toBuffer());
  return MEASURED.map((name) => {
    const [exact, shown] = [sources, results].map((layers) => compose(layers, carPaints[name]));
    return { paint: name, ...differences(exact ?? new Uint8Array(), shown ?? new Uint8Array()) };
  });
}

function compose(layers: Layers<Uint8Array>, { kind, colour }: Paint): Uint8Array {
  const parts = paintLayers(layers, kind).map(({ layer, share }) => ({
    pixels: layers[layer] ?? new Uint8Array(),
    share,
  }));
  return composePaint(layers.coat, parts, colour, { shoulder: SHOULDER, peak: PEAK });
}

function differences(one: Uint8Array, other: Uint8Array) {
  const found: number[] = [];
  for (let at = 0; at + 2 < one.length; at += 3 * EVERY_NTH_PIXEL)
    found.push(colourDifference([...one.subarray(at, at + 3)], [...other.subarray(at, at + 3)]));
  found.sort((a, b) => a - b);
  const mean = found.reduce((sum, each) => sum + each, 0) / found.length;
  return { mean, ninetyNine: found[Math.floor(found.length * 0.99)] ?? 0 };
}

async function mapLayers<From, To>(
  { coat, metallic, solid }: Layers<From>,
  map: (layer: From, name: keyof Layers) => Promise<To>,
): Promise<Layers<To>> {
  return {
    coat: await map(coat, 'coat'),
    metallic: metallic && (await map(metallic, 'metallic')),
    solid: solid && (await map(solid, 'solid')),
  };
}
