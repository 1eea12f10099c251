import type { Body, Fuel, Generation, Make, Model } from './catalogue.ts';
import { type RenderedCar, renderedCars } from './rendered-cars.ts';

export type Pictured = {
  make: Pick<Make, 'code'>;
  model: Pick<Model, 'name'>;
  generation: Pick<Generation, 'name' | 'body' | 'years' | 'mm' | 'doors'>;
  engine: { fuel: Fuel };
};

/**
 * The rendered car that a vehicle is shown as: its own generation where that is rendered, else the nearest relative.
 * Nothing for motorcycles, which are not rendered.
 */
export function nearestRenderedCar(
  vehicle: Pictured,
  cars: readonly RenderedCar[] = renderedCars,
): RenderedCar | undefined {
  if (vehicle.generation.body === 'motorcycle') return undefined;
  return cars.find((car) => isOwn(vehicle, car)) ?? nearest(vehicle, cars);
}

/** Its own, else the nearest of those that may pass for it: before all bodies are rendered, a van has no relative. */
export function presentableCar(
  vehicle: Pictured,
  cars: readonly RenderedCar[] = renderedCars,
): RenderedCar | undefined {
  return nearestRenderedCar(
    vehicle,
    cars.filter((car) => isOwn(vehicle, car) || isAlike(vehicle, car)),
  );
}

/** Length, width and height by which a relative may differ before it is plainly another car. */
const TOLERANCE_MM = [450, 200, 180];

function isAlike(vehicle: Pictured, car: RenderedCar): boolean {
  const { body, doors, mm } = vehicle.generation;
  const isFaceRight = car.closedFace === isElectric(vehicle) || body === 'van' || body === 'pickup';
  const isSizeRight = mm.every((side, at) => Math.abs(side - (car.mm[at] ?? 0)) <= (TOLERANCE_MM[at] ?? 0));
  const isBodyRight = bodyDistance(body, car.body, mm[2]) <= 1;
  return isBodyRight && isSizeRight && isFaceRight && sideDoors(doors) === sideDoors(car.doors);
}

/** Some generations are sold with and without an engine behind their grille; one picture cannot show both. */
function isOwn(vehicle: Pictured, car: RenderedCar): boolean {
  const isVan = car.body === 'van';
  return car.standsFor.includes(generationKey(vehicle)) && (isVan || car.closedFace === isElectric(vehicle));
}

export function generationKey({ make, model, generation }: Omit<Pictured, 'engine'>): string {
  return `${make.code}/${model.name}/${generation.name}/${generation.years[0]}`;
}

function nearest(vehicle: Pictured, cars: readonly RenderedCar[]): RenderedCar | undefined {
  let best: { car: RenderedCar; distance: number } | undefined;
  for (const car of cars) {
    const distance = distanceTo(vehicle, car);
    if (!best || distance < best.distance) best = { car, distance };
  }
  return best?.car;
}

/** What is seen first weighs most: the kind of body, then the doors, then a grille where there can be none, then rails. */
const WEIGHTS = { body: 1000, doors: 300, face: 200, rails: 60, make: 15 };

/** How wrong the picture would be. A difference of five centimetres in length or two in height counts one. */
function distanceTo({ make, generation, ...vehicle }: Pictured, car: RenderedCar): number {
  const { body, doors, mm } = generation;
  const isSameMake = car.standsFor.some((key) => key.startsWith(`${make.code}/`));
  const [length, width, height] = mm.map((side, at) => Math.abs(side - (car.mm[at] ?? 0)));
  return (
    WEIGHTS.body * bodyDistance(body, car.body, mm[2]) +
    WEIGHTS.doors * Number(sideDoors(doors) !== sideDoors(car.doors)) +
    WEIGHTS.face * Number(isElectric(vehicle) !== car.closedFace) +
    WEIGHTS.rails * Number(car.rails && !mayHaveRails(body)) +
    WEIGHTS.make * Number(!isSameMake) +
    (length ?? 0) / 50 +
    (width ?? 0) / 50 +
    (height ?? 0) / 20
  );
}

/** Bodies that pass for each other if need be, the better ones first. */
const relatives: Readonly<Record<Body, readonly Body[]>> = {
  hatchback: ['saloon', 'estate', 'suv'],
  saloon: ['hatchback', 'coupe', 'estate'],
  estate: ['hatchback', 'suv', 'mpv'],
  suv: ['large-suv', 'estate', 'hatchback'],
  'large-suv': ['suv', 'mpv', 'estate'],
  coupe: ['convertible', 'saloon', 'hatchback'],
  convertible: ['coupe', 'saloon', 'hatchback'],
  mpv: ['van', 'large-suv', 'suv'],
  van: ['mpv', 'large-suv'],
  pickup: ['large-suv', 'suv'],
  motorcycle: [],
};

/** Higher than this, a people carrier is built like a van; lower ones look like estates. */
const TALL_MM = 1750;

function bodyDistance(body: Body, shown: Body, heightMm: number): number {
  if (body === shown) return 0;
  if (body === 'mpv' && shown === 'estate' && heightMm <= TALL_MM) return 1;
  const rank = relatives[body].indexOf(shown);
  return rank < 0 ? 9 : 2 + rank;
}

/** The tailgate is not counted: a saloon of four doors and a liftback of five have the same side. */
export function sideDoors(doors: number): number {
  return doors >= 4 ? 4 : 2;
}

export function mayHaveRails(body: Body): boolean {
  return body === 'estate' || body === 'suv' || body === 'large-suv' || body === 'mpv';
}

function isElectric({ engine }: Pick<Pictured, 'engine'>): boolean {
  return engine.fuel === 'electric';
}
