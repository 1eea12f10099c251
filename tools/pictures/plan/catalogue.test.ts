import { expect, test } from 'vitest';
import { catalogueJson, PAINTS } from './catalogue.ts';
import { allShots } from './shots.ts';

const names = allShots().flatMap((shot) => shot.prints.map(({ name }) => name));

test('there are fourteen paints, and no print is made twice', () => {
  expect(PAINTS).toHaveLength(14);
  expect(new Set(names).size).toBe(names.length);
});

test('the catalogue names a face only when all its pictures exist', () => {
  const missing = 'cars/suv/slim-led/red-side';
  const read = (has: (name: string) => boolean): { bodies: { body: string; faces: string[] }[] } =>
    JSON.parse(catalogueJson(has));
  const facesOfSuv = (has: (name: string) => boolean): string[] =>
    read(has).bodies.find(({ body }) => body === 'suv')?.faces ?? [];
  expect(facesOfSuv(() => true)).toContain('slim-led');
  expect(facesOfSuv((name) => name !== missing)).not.toContain('slim-led');
});

test('everything the catalogue can name is planned', () => {
  const asked: string[] = [];
  catalogueJson((name) => asked.push(name) > 0);
  expect(asked.filter((name) => !names.includes(name))).toEqual([]);
});
