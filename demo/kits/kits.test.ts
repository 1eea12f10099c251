import { expect, test } from 'vitest';
import { kitKinds } from './kit-kinds.ts';
import { kits, PICTURES_PER_KIND, vehicleKits } from './kits.ts';

const all = kits();
const types = vehicleKits();

test('KIT-16 at least 1,200 kits with unique ids, codes and names, priced in euros', () => {
  expect(all.length).toBeGreaterThanOrEqual(1200);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ kitId }) => kitId)).size).toBe(all.length);
  expect(new Set(all.map(({ kitCode }) => kitCode)).size).toBe(all.length);
  expect(
    all.every(({ currency, retailPrice }) => currency === 'EUR' && retailPrice > 20 && retailPrice < 700),
  ).toBe(true);
});

test('kits have three levels of categories, none empty', () => {
  const paths = new Set(
    all.map(({ kitCategory, kitSubCategory, kitSubSubCategory }) =>
      [kitCategory, kitSubCategory, kitSubSubCategory].join('>'),
    ),
  );
  expect(paths.size).toBeGreaterThan(25);
  expect([...paths].every((path) => /^.+>.+>.+$/.test(path))).toBe(true);
});

test('the cheapest kit of a kind costs what the price page shows', () => {
  const cheapest = kitKinds.map(({ code }) =>
    Math.min(
      ...all.filter(({ kitCode }) => kitCode.startsWith(`${code}-`)).map(({ retailPrice }) => retailPrice),
    ),
  );
  expect(cheapest).toEqual(kitKinds.map(({ fromPrice }) => fromPrice));
});

test('KIT-06 kits fit cars that exist, and every car has at least one kit', () => {
  const known = new Set(types.map(({ type_id }) => type_id));
  const served = new Set(all.flatMap(({ type_ids }) => type_ids));
  expect([...served].filter((id) => !known.has(id))).toEqual([]);
  expect([...known].filter((id) => !served.has(id))).toEqual([]);
});

test('at least 1,500 car types with unique ids, and no two of a model read the same', () => {
  expect(types.length).toBeGreaterThanOrEqual(1500);
  expect(new Set(types.map(({ type_id }) => type_id)).size).toBe(types.length);
  const paths = types.map(
    ({ manufacturer, model, type_manf_year }) => `${manufacturer}>${model}>${type_manf_year}`,
  );
  expect(new Set(paths).size).toBe(paths.length);
});

test('kits of a kind differ in their pictures; some have none, a few are withdrawn', () => {
  expect(new Set(all.flatMap(({ images }) => images)).size).toBe(kitKinds.length * PICTURES_PER_KIND);
  expect(all.some(({ images }) => images.length === 0)).toBe(true);
  expect(all.some(({ images }) => images.length > 0)).toBe(true);
  expect(all.filter(({ status }) => status === 'inactive').length).toBeLessThan(all.length / 20);
  expect(all.some(({ status, action }) => status === 'inactive' && action === 'delete')).toBe(true);
});

test('there are no ignition coils for diesels', () => {
  const ignition = all.filter(({ kitSubCategory }) => kitSubCategory === 'Sytytyssetit');
  expect(ignition.every(({ kitSubSubCategory }) => kitSubSubCategory === 'Bensiini')).toBe(true);
});
