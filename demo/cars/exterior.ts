import { brandNames } from '../brands.ts';
import type { CarPaint } from './car-paints.ts';
import { cutOutKey } from './cut-out-gallery.ts';
import { makes } from './makes.ts';
import { presentableCar } from './nearest-rendered-car.ts';
import type { RenderedCar } from './rendered-cars.ts';

export type ExteriorView = 'front34' | 'side' | 'rear34';

/** The key of a car's picture in the media library; the wheel is on the right where `country` drives on the left. */
export function exteriorKey(
  { id }: Pick<RenderedCar, 'id'>,
  view: string,
  paint: CarPaint,
  country = '',
): string {
  return [`cars/${id}/${view}`, paint, ...(country === 'UK' ? ['mirrored'] : [])].join('~');
}

/** For pages: the picture of a model that they name, such as `BMW iX3`, in its newest generation. */
export function exterior(
  name: string,
  paint: CarPaint,
  { view = 'front34', country = '' }: { view?: ExteriorView; country?: string } = {},
): string {
  const model = newestOf(name);
  if (!model) throw new Error(`There is no picture of a ${name}`);
  const car = presentableCar(model);
  if (!car) return cutOutKey(model, paint, view);
  // A car that was rendered lately may not have all its views yet.
  return exteriorKey(car, car.views[view] ? view : 'front34', paint, country);
}

function newestOf(name: string) {
  const all = makes.flatMap((make) =>
    make.models.flatMap((model) => model.generations.map((generation) => ({ make, model, generation }))),
  );
  const called = (own: string, { code }: { code: string }) => `${brandNames[code]} ${own}` === name;
  const own = all.filter(({ make, generation }) => called(generation.name, make));
  const named = own.length > 0 ? own : all.filter(({ make, model }) => called(model.name, make));
  const newest = named.toSorted((one, other) => other.generation.years[0] - one.generation.years[0])[0];
  const [engine] = newest?.generation.engines ?? [];
  return newest && engine && { ...newest, engine };
}
