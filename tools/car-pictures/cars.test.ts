import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Generation } from '../../demo/cars/catalogue.ts';
import { makes } from '../../demo/cars/makes.ts';

type Car = {
  id: string;
  standsFor: string[];
  body: string;
  doors: number;
  mm: [length: number, width: number, height: number];
  wheelbase: number;
  rails: boolean;
  closedFace: boolean;
  touches: { front_overhang?: number };
};

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
const cars: Car[] = read('cars.json');
const silhouettes: Record<string, number[]> = read('silhouettes.json');

const generations = new Map<string, Generation>();
for (const { code, models } of makes)
  for (const model of models)
    for (const generation of model.generations)
      generations.set([code, model.name, generation.name, generation.years[0]].join('/'), generation);

function generationsOf({ standsFor }: Car): Generation[] {
  return standsFor.flatMap((key) => generations.get(key) ?? []);
}

/** Heights of the top line in millimetres, at even steps from nose to tail. */
function topLine({ id, mm: [length] }: Car): number[] {
  return (silhouettes[id] ?? []).map((share) => share * length);
}

describe('the rendered cars', () => {
  it('have ids of their own, and no generation has two of them', () => {
    const ids = cars.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const stoodFor = cars.flatMap(({ standsFor }) => standsFor);
    expect(stoodFor.filter((key, at) => stoodFor.indexOf(key) !== at)).toEqual([]);
  });

  it('stand for generations that the demo sells', () => {
    expect(cars.flatMap(({ standsFor }) => standsFor).filter((key) => !generations.has(key))).toEqual([]);
  });

  it.each(cars.map((car) => [car.id, car] as const))(
    '%s agrees with the generations it stands for',
    (_, car) => {
      const [first] = generationsOf(car);
      expect(car.mm).toEqual(first?.mm);
      for (const { body, doors, engines, mm } of generationsOf(car)) {
        expect({ body, doors }).toEqual({ body: car.body, doors: car.doors });
        const isElectric = engines.every(({ fuel }) => fuel === 'electric');
        if (car.closedFace) expect(isElectric).toBe(true);
        // A face with a grille may pass for the electric variant of a van, which has one, too.
        else if (body !== 'van') expect(isElectric).toBe(false);
        for (const [at, value] of mm.entries())
          expect(Math.abs(value / (car.mm[at] ?? 0) - 1)).toBeLessThan(0.07);
      }
    },
  );

  it('have rails only where rails can be', () => {
    const without = ['saloon', 'coupe', 'convertible', 'van', 'pickup'];
    expect(cars.filter(({ rails, body }) => rails && without.includes(body))).toEqual([]);
    expect(cars.filter(({ rails, id }) => rails && id.startsWith('tesla-'))).toEqual([]);
  });

  it('have the wheelbase and the overhangs of a car', () => {
    for (const { id, mm, wheelbase, touches } of cars) {
      const share = wheelbase / mm[0];
      expect(share, id).toBeGreaterThan(0.53);
      expect(share, id).toBeLessThan(0.68);
      const front = (touches.front_overhang ?? 0.85) * 1000;
      expect(mm[0] - wheelbase - front, id).toBeGreaterThan(400);
    }
  });

  it('each have a silhouette of their own', () => {
    expect(Object.keys(silhouettes).sort()).toEqual(cars.map(({ id }) => id).sort());
    const alike: string[] = [];
    for (const [at, car] of cars.entries())
      for (const other of cars.slice(at + 1)) {
        const heights = topLine(other);
        const apart = Math.max(
          ...topLine(car).map((height, point) => Math.abs(height - (heights[point] ?? 0))),
        );
        if (apart < 15) alike.push(`${car.id} and ${other.id}: ${apart.toFixed()} mm`);
      }
    expect(alike).toEqual([]);
  });
});
