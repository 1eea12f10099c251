import rendered from '../media/cars/catalogue.json' with { type: 'json' };
import type { CarPicture, CarRecord } from './car-record.ts';

/** The 360° spin of a car that looks exactly like this one. */
export function findSpin([first]: readonly Pick<CarPicture, 'original'>[]) {
  return rendered.spins.find(({ body, face, paint }) =>
    first?.original.startsWith(`media:cars/${body}/${face}/${paint}-`),
  );
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
