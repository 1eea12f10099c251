import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlinePainter } from '../../src/content/publishing/adapters/paint-picture.ts';
import { paintLayers } from '../../src/content/publishing/layered-picture.ts';
import { carPaints } from './car-paints.ts';
import { paintNames } from './paints.ts';
import { peak, renderedCars, shoulder } from './rendered-cars.ts';

const media = join(import.meta.dirname, '../media/cars');
/** On a phone of 390 px. */
const CARD = { width: 640, format: 'avif', effort: 2, mirrored: false } as const;
const MAX_BYTES = 25_000;

test('the first picture of a card is at most 25 kB on a phone, each car in another paint', async () => {
  const heavy: string[] = [];
  for (const [at, { id }] of renderedCars.entries()) {
    const paint = paintNames[at % paintNames.length] ?? 'white';
    const read = (layer: string) => readFile(join(media, id, `front34-${layer}.avif`));
    const files = { coat: await read('coat'), metallic: await read('metallic'), solid: await read('solid') };
    const { kind, colour } = carPaints[paint];
    const layers = paintLayers(files, kind).map(({ layer, share }) => ({ bytes: files[layer], share }));
    const curves = { shoulder, peak };
    const { length } = await inlinePainter.paint({ coat: files.coat, layers, colour, curves, ...CARD });
    if (length > MAX_BYTES) heavy.push(`${id} in ${paint}: ${length} bytes`);
  }
  expect(heavy).toEqual([]);
}, 120_000);
