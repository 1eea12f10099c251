import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { carPaints } from '../demo/cars/car-paints.ts';
import type { RenderedCar, RenderedCars, RenderedView } from '../demo/cars/rendered-cars.ts';
import { paintPlaceholder } from '../src/content/publishing/adapters/paint-picture.ts';
import { PEAK, SHOULDER } from './car-layers/curves.ts';
import { encodeLayer, type LayerName } from './car-layers/encode-layer.ts';
import { measureView } from './car-layers/measure-view.ts';

/**
 * Layers as tools/car-pictures renders them become the layers in demo/media/cars, and cars.json there lists the cars.
 * What is newer than its source stays, so that it is run again whenever more is rendered:
 *
 *     node tools/encode-car-layers.ts tools/car-pictures/out [--measure]
 */
const LAYERS: readonly LayerName[] = ['coat', 'metallic', 'solid'];
/** A car is shown when it has this. */
const FIRST_VIEW = 'front34';

const root = join(import.meta.dirname, '..');
const target = join(root, 'demo/media/cars');
const [source = join(root, 'tools/car-pictures/out'), ...options] = process.argv.slice(2);
const isMeasured = options.includes('--measure');

type Plate = NonNullable<RenderedView['plate']>;
type CarRecord = Omit<RenderedCar, 'views'>;

const records: CarRecord[] = JSON.parse(await readFile(join(root, 'tools/car-pictures/cars.json'), 'utf8'));
const listed: RenderedCars = JSON.parse(await readFile(join(target, 'cars.json'), 'utf8'));
const cars: RenderedCar[] = [];
for (const record of records) {
  // Encoded earlier, perhaps on another machine.
  const views = { ...listed.cars.find(({ id }) => id === record.id)?.views };
  for (const view of await renderedViews(record.id)) views[view] = await encodeView(record.id, view);
  if (views[FIRST_VIEW]) cars.push({ ...shownFacts(record), views });
}
const written: RenderedCars = { shoulder: SHOULDER, peak: PEAK, cars };
await writeFile(join(target, 'cars.json'), `${JSON.stringify(written, null, 1)}\n`);
console.log(`${cars.length} of ${records.length} cars are shown.`);

/** Views whose layers are all there. */
async function renderedViews(car: string): Promise<string[]> {
  const folder = join(source, car);
  const rendered = existsSync(folder) ? await readdir(folder) : [];
  const views = rendered.flatMap((file) => /^([a-z0-9-]+)\.json$/.exec(file)?.[1] ?? []);
  return views.filter((view) => LAYERS.every((layer) => rendered.includes(`${view}-${layer}.png`))).sort();
}

async function encodeView(car: string, view: string): Promise<RenderedView> {
  const png = (layer: LayerName) => join(source, car, `${view}-${layer}.png`);
  const avif = (layer: LayerName) => join(target, car, `${view}-${layer}.avif`);
  await mkdir(join(target, car), { recursive: true });
  for (const layer of LAYERS) {
    if (await isNewer(avif(layer), png(layer))) continue;
    await writeFile(avif(layer), await encodeLayer(png(layer), layer));
    console.log(`${car}/${view}-${layer}.avif`);
  }
  if (isMeasured) {
    const read = (layer: LayerName) => readFile(avif(layer));
    const encoded = {
      coat: await read('coat'),
      metallic: await read('metallic'),
      solid: await read('solid'),
    };
    const rendered = { coat: png('coat'), metallic: png('metallic'), solid: png('solid') };
    for (const { paint, mean, ninetyNine } of await measureView(rendered, encoded))
      console.log(`  ${paint}: ΔE mean ${mean.toFixed(2)}, 99 % within ${ninetyNine.toFixed(2)}`);
  }
  const { plates } = JSON.parse(await readFile(join(source, car, `${view}.json`), 'utf8'));
  const [plate] = Object.entries(plates).map(([end, corners]) => ({ end, corners }) as Plate);
  return { placeholder: await placeholderOf(avif), ...(plate && { plate }) };
}

/** In grey, which is nearest to all other paints. */
async function placeholderOf(file: (layer: LayerName) => string): Promise<string> {
  const layers = { coat: await readFile(file('coat')), metallic: await readFile(file('metallic')) };
  return paintPlaceholder({ layers, paints: { grey: carPaints.grey }, shoulder: SHOULDER, peak: PEAK });
}

async function isNewer(made: string, from: string): Promise<boolean> {
  return existsSync(made) && (await stat(made)).mtimeMs >= (await stat(from)).mtimeMs;
}

/** What the stock is matched by; how the body was made stays with the tool. */
function shownFacts({ id, standsFor, body, doors, mm, rails, closedFace, face }: CarRecord): CarRecord {
  return { id, standsFor, body, doors, mm, rails, closedFace, face };
}
