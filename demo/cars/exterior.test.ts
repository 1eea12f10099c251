import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toDocuments } from '../../scripts/demo/documents.ts';
import { readSites } from '../sites.ts';
import { carPaints } from './car-paints.ts';
import { exterior } from './exterior.ts';
import { paintNames } from './paints.ts';
import { renderedCars } from './rendered-cars.ts';

const media = join(import.meta.dirname, '../media');
const keys = new Set(
  renderedCars.flatMap(({ id, views }) => Object.keys(views).map((view) => `cars/${id}/${view}`)),
);

test('every view of every rendered car has its three layers', () => {
  const files = [...keys].flatMap((key) =>
    ['coat', 'metallic', 'solid'].map((layer) => `${key}-${layer}.avif`),
  );
  expect(files.filter((file) => !existsSync(join(media, file)))).toEqual([]);
  expect(renderedCars.filter(({ views }) => !views['front34']).map(({ id }) => id)).toEqual([]);
});

test('there are twenty-four paints, those of the stock among them, and light never exceeds one', () => {
  expect(Object.keys(carPaints)).toHaveLength(24);
  expect(paintNames.filter((name) => !carPaints[name])).toEqual([]);
  const colours = Object.values(carPaints).flatMap(({ colour }) => colour);
  expect(colours.every((light) => light > 0 && light < 1)).toBe(true);
});

test('a page names a model, and gets its picture in a paint, mirrored where the wheel is on the right', () => {
  const v60 = renderedCars.find(({ id }) => id.startsWith('volvo-v60'));
  const [left, right] = v60
    ? [`cars/${v60.id}/front34~burgundy`, `cars/${v60.id}/front34~burgundy~mirrored`]
    : ['cars/estate/slim-led/burgundy-front34', 'cars/estate/slim-led/burgundy-front34'];
  expect(exterior('Volvo V60', 'burgundy')).toBe(left);
  expect(exterior('Volvo V60', 'burgundy', { country: 'UK' })).toBe(right);
  expect(() => exterior('Volvo V61', 'red')).toThrow('There is no picture of a Volvo V61');
});

test('all pictures of cars that pages show exist in their paint, the British ones the other way round', async () => {
  for (const site of await readSites()) {
    const shown = toDocuments(site).flatMap(({ body }) => [
      ...JSON.stringify(body).matchAll(/"media":"(cars\/[^"~]+)~([^"~]+)(~mirrored)?"/g),
    ]);
    const wrong = shown.filter(
      ([, key = '', paint = '', mirrored]) =>
        !keys.has(key) || !Object.hasOwn(carPaints, paint) || Boolean(mirrored) !== site.name.endsWith('-uk'),
    );
    expect(wrong.map(([text]) => `${site.name}: ${text}`)).toEqual([]);
  }
});
