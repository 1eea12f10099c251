import type { Car } from './car.ts';

type Named = Pick<Car, 'car_brand' | 'car_model' | 'car_model_text' | 'car_version' | 'car_year'>;

/** 'Volvo XC60' */
export function carName({ car_brand, car_model, car_model_text }: Named): string {
  return `${car_brand} ${car_model_text ?? car_model}`;
}

/** 'Volvo XC60 T6 Plus 2023, Göteborg': what a page is called that shows this very car (DET-13). */
export function carTitle(car: Named & Pick<Car, 'car_site_city'>): string {
  const whole = [carName(car), car.car_version, car.car_year].filter(Boolean).join(' ');
  return car.car_site_city ? `${whole}, ${car.car_site_city}` : whole;
}
