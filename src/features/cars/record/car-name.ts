import type { Car } from './car.ts';

type Named = Pick<Car, 'make' | 'model' | 'modelText' | 'version' | 'year'>;

/** 'Volvo XC60' */
export function carName({ make, model, modelText }: Named): string {
  return `${make} ${modelText ?? model}`;
}

/** 'Volvo XC60 T6 Plus 2023, Göteborg': what a page is called that shows this very car (DET-13). */
export function carTitle(car: Named & Pick<Car, 'dealership'>): string {
  const whole = [carName(car), car.version, car.year].filter(Boolean).join(' ');
  return car.dealership.city ? `${whole}, ${car.dealership.city}` : whole;
}
