import rendered from '../media/cars/catalogue.json' with { type: 'json' };
import type { CarPicture, CarRecord } from './car-record.ts';
import { type RenderedCar, renderedCars } from './rendered-cars.ts';

/** The bodies of the spins are older than the other pictures: shown for cars of the same kind, face and paint only. */
const closedFaces: readonly string[] = ['closed-ev'];

/** The 360° spin of a car of this kind in this paint. */
export function findSpin([first]: readonly Pick<CarPicture, 'original'>[]) {
  const isOfCutOut = ({ body, face, paint }: Look) =>
    first?.original.startsWith(`media:cars/${body}/${face}/${paint}-`);
  const cutOut = rendered.spins.find(isOfCutOut);
  if (cutOut) return cutOut;
  const [, id, paint] = /^media:cars\/([^/]+)\/[^~]+~([^~]+)/.exec(first?.original ?? '') ?? [];
  const car = renderedCars.find((each) => each.id === id);
  return car && rendered.spins.find((spin) => spin.paint === paint && isAlike(spin, car));
}

type Look = { body: string; face: string; paint: string };

function isAlike({ body, face }: Look, car: RenderedCar): boolean {
  return body === car.body && closedFaces.includes(face) === car.closedFace && car.doors >= 4;
}

/** Films and spins of cars with `autos_on_show`: media keys by registration number, for files the library already has. */
export function showcaseMedia(cars: readonly CarRecord[]): ReadonlyMap<string, string> {
  return new Map(
    cars.flatMap((car) => (car.autos_on_show && car.car_regno ? showcaseMediaOf(car, car.car_regno) : [])),
  );
}

function showcaseMediaOf({ car_images }: CarRecord, plate: string): [string, string][] {
  const at = (part: string) => `on-show/${plate.replaceAll(' ', '')}/${part}`;
  const spin = findSpin(car_images);
  const cabin = car_images.find(({ original }) => original.includes('/interior-'));
  const frames = Array.from({ length: spin?.frames ?? 0 }, (_, frame) => String(frame).padStart(2, '0'));
  return [
    ...frames.map((frame): [string, string] => [at(`turn-${frame}`), `cars/spin/${spin?.name}/${frame}`]),
    ...(spin ? [[at('film'), `cars/spin/${spin.name}/film`] satisfies [string, string]] : []),
    ...(cabin ? [[at('cabin-00'), cabin.original.slice('media:'.length)] satisfies [string, string]] : []),
  ];
}
