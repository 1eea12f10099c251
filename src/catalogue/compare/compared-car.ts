import type { Picture } from '../../platform/picture.ts';
import type { CarPrice } from '../car-price.ts';
import type { DetailedCar, MonthlyCost } from '../card.ts';

/** A car in the comparison. */
export type ComparedCar = {
  id: string;
  href: string;
  name: string;
  version: string | undefined;
  facts: readonly string[];
  price: CarPrice;
  monthly: readonly MonthlyCost[];
  /** The conditions behind the figures. */
  note: string | undefined;
  city: string | undefined;
  picture: Picture | undefined;
  equipment: readonly string[];
  technicalData: readonly { label: string; value: string }[];
  /** Everything, or only what its card showed (CMP-08). */
  known: 'everything' | 'card';
};

/** Of all its pictures the comparison shows one; the rest would only fill the session's storage. */
export function toComparedCar(car: DetailedCar): ComparedCar {
  const { id, href, name, version, facts, price, monthly, note, city } = car;
  const { equipment, technicalData } = car;
  const [picture] = car.pictures;
  return {
    ...{ id, href, name, version, facts, price, monthly, note, city, picture },
    ...{ equipment, technicalData, known: 'everything' },
  };
}
