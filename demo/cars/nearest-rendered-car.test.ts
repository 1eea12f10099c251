import { expect, test } from 'vitest';
import type { Fuel, Generation } from './catalogue.ts';
import { makes } from './makes.ts';
import {
  generationKey,
  mayHaveRails,
  nearestRenderedCar,
  presentableCar,
  sideDoors,
} from './nearest-rendered-car.ts';
import { type RenderedCar, renderedCars } from './rendered-cars.ts';

const aCar = (id: string, facts: Partial<RenderedCar> = {}): RenderedCar => ({
  id,
  standsFor: [],
  body: 'suv',
  doors: 5,
  mm: [4600, 1850, 1650],
  rails: false,
  closedFace: false,
  face: 'volvo',
  views: { front34: { placeholder: '' } },
  ...facts,
});

const aVehicle = (facts: Partial<Generation> = {}, fuel: Fuel = 'petrol', code = 'BMW') => ({
  make: { code },
  model: { name: 'X' },
  generation: {
    name: 'X1',
    body: 'suv' as const,
    years: [2023, 2026] as const,
    mm: [4600, 1850, 1650] as const,
    doors: 5,
    ...facts,
  },
  engine: { fuel },
});

const shown = (cars: RenderedCar[], ...vehicle: Parameters<typeof aVehicle>) =>
  nearestRenderedCar(aVehicle(...vehicle), cars)?.id;

test('a generation that is rendered is shown as itself, whatever else is nearer in size', () => {
  const cars = [aCar('like it'), aCar('own', { standsFor: ['BMW/X/X1/2023'], mm: [4000, 1700, 1500] })];
  expect(shown(cars)).toBe('own');
});

test('its electric version is shown with a closed face, unless it is a van, which has none', () => {
  const own = { standsFor: ['BMW/X/X1/2023'] };
  const closed = aCar('closed', { closedFace: true, mm: [4200, 1800, 1550] });
  expect(shown([aCar('own', own), closed], {}, 'electric')).toBe('closed');
  expect(shown([aCar('van', { ...own, body: 'van' }), closed], { body: 'van' }, 'electric')).toBe('van');
});

test('the kind of body goes before the doors, the doors before the face, the face before rails, make and size', () => {
  const estate = aCar('estate', { body: 'estate' });
  const threeDoors = aCar('three doors', { doors: 3 });
  const closed = aCar('closed', { closedFace: true });
  const large = aCar('large', { mm: [5000, 2000, 1800] });
  expect(shown([estate, threeDoors])).toBe('three doors');
  expect(shown([threeDoors, closed])).toBe('closed');
  expect(shown([closed, large])).toBe('large');
  const ofTheMake = aCar('of the make', { standsFor: ['BMW/Y/Y/2020'], mm: [4800, 1900, 1700] });
  expect(shown([aCar('of another'), ofTheMake])).toBe('of the make');
});

test('a body without rails is shown without them', () => {
  const cars = [
    aCar('rails', { body: 'hatchback', rails: true }),
    aCar('none', { body: 'hatchback', mm: [4000, 1750, 1500] }),
  ];
  expect(shown(cars, { body: 'hatchback' })).toBe('none');
});

test('low people carriers pass for estates, tall ones for vans; motorcycles for nothing', () => {
  const cars = [aCar('estate', { body: 'estate' }), aCar('van', { body: 'van' })];
  expect(shown(cars, { body: 'mpv', mm: [4400, 1800, 1600] })).toBe('estate');
  expect(shown(cars, { body: 'mpv', mm: [4900, 1950, 1950] })).toBe('van');
  expect(shown(cars, { body: 'motorcycle' })).toBeUndefined();
  expect(shown([])).toBeUndefined();
});

const all = makes.flatMap((make) =>
  make.models.flatMap((model) =>
    model.generations.flatMap((generation) =>
      generation.engines.map((engine) => ({ make, model, generation, engine })),
    ),
  ),
);

test('every car that is sold is shown with its body, doors, face and rails, as far as such a car is rendered', () => {
  const wrong = all
    .filter(({ generation }) => generation.body !== 'motorcycle')
    .filter((vehicle) => {
      const { generation, engine } = vehicle;
      const chosen = nearestRenderedCar(vehicle);
      if (!chosen) return renderedCars.length > 0;
      const isOwn = chosen.standsFor.includes(generationKey(vehicle));
      const agrees: ((car: RenderedCar) => boolean)[] = [
        ({ body }) => body === generation.body,
        ({ doors }) => sideDoors(doors) === sideDoors(generation.doors),
        ({ closedFace }) => closedFace === (engine.fuel === 'electric'),
        ({ rails }) => !rails || mayHaveRails(generation.body),
      ];
      const possible = agrees.reduce<readonly RenderedCar[]>((cars, isRight) => {
        const right = cars.filter(isRight);
        return right.length > 0 ? right : cars;
      }, renderedCars);
      // Low people carriers are estates rather than tall ones; without its body, the nearest in all is another matter.
      const isRendered =
        generation.body !== 'mpv' && renderedCars.some(({ body }) => body === generation.body);
      return !isOwn && isRendered && !possible.includes(chosen);
    })
    .map(({ make, generation, engine }) => `${make.code} ${generation.name} ${engine.name}`);
  expect(wrong).toEqual([]);
});

test('a relative that may pass is found where a nearer one may not', () => {
  const lowPeopleCarrier = { body: 'mpv' as const, mm: [4386, 1824, 1576] as const };
  const tall = aCar('tall', { body: 'mpv', mm: [4973, 1941, 1907] });
  const estate = aCar('estate', { body: 'estate', mm: [4761, 1850, 1427] });
  expect(shown([tall, estate], lowPeopleCarrier)).toBe('tall');
  expect(presentableCar(aVehicle(lowPeopleCarrier), [tall, estate])?.id).toBe('estate');
});

test('nothing is shown as a car with other doors, another face or another kind of body', () => {
  const wrong = all
    .filter((vehicle) => {
      const car = presentableCar(vehicle);
      if (!car || car.standsFor.includes(generationKey(vehicle))) return false;
      const { body, doors } = vehicle.generation;
      const hasFace = body !== 'van' && body !== 'pickup';
      return (
        (car.body !== body && body !== 'mpv') ||
        sideDoors(car.doors) !== sideDoors(doors) ||
        (hasFace && car.closedFace !== (vehicle.engine.fuel === 'electric'))
      );
    })
    .map(({ make, generation, engine }) => `${make.code} ${generation.name} ${engine.name}`);
  expect(wrong).toEqual([]);
});

test('what a rendered car stands for is sold, once, and has its body and doors', () => {
  const known = new Map(all.map((vehicle) => [generationKey(vehicle), vehicle.generation]));
  const claimed = renderedCars.flatMap(({ standsFor }) => standsFor);
  expect(claimed.filter((key) => !known.has(key))).toEqual([]);
  expect(new Set(claimed).size).toBe(claimed.length);
  const contradicting = renderedCars.flatMap(({ id, standsFor, doors, body }) =>
    standsFor
      .filter((key) => {
        const generation = known.get(key);
        return generation?.body !== body || sideDoors(generation.doors) !== sideDoors(doors);
      })
      .map((key) => `${id}: ${key}`),
  );
  expect(contradicting).toEqual([]);
});
