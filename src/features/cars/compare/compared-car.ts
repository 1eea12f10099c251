import type { MonthlyCost } from '../../finance/plans/finance-plan.ts';
import type { CarPrice } from '../../pricing/price-text.ts';
import type { CarPicture } from '../card/car-picture.ts';
import type { DetailedCar } from '../card/card.ts';

/** A car in the comparison. */
export type ComparedCar = {
  id: string;
  href: string;
  name: string;
  version: string | undefined;
  /** Of the version and of equipment that the page's language has no word for. */
  feedLanguage?: string | undefined;
  facts: readonly string[];
  price: CarPrice;
  monthly: readonly MonthlyCost[];
  /** The conditions behind the figures. */
  note: string | undefined;
  city: string | undefined;
  picture: CarPicture | undefined;
  equipment: readonly string[];
  foreignEquipment?: readonly string[] | undefined;
  missingEquipment?: readonly string[] | undefined;
  technicalData: readonly { label: string; value: string }[];
  /** Everything, or only what its card showed (CMP-08). */
  known: 'everything' | 'card';
};

/** Of all its pictures the comparison shows one; the rest would only fill the session's storage. */
export function toComparedCar(car: DetailedCar): ComparedCar {
  return {
    id: car.id,
    href: car.href,
    name: car.name,
    version: car.version,
    ...(car.feedLanguage && { feedLanguage: car.feedLanguage }),
    facts: car.facts,
    price: car.price,
    monthly: car.monthly,
    note: car.note,
    city: car.city,
    picture: car.pictures[0],
    equipment: car.equipment,
    ...(car.foreignEquipment && { foreignEquipment: car.foreignEquipment }),
    ...(car.missingEquipment && { missingEquipment: car.missingEquipment }),
    technicalData: car.technicalData,
    known: 'everything',
  };
}
