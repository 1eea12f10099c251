import type { Site } from '../../sites/site.ts';

export type MileageUnit = 'mil' | 'km' | 'miles';

/** What the odometers and the feeds of a country count in; its visitors answer in the same. */
export const mileageUnits: Readonly<Record<Site['country'], MileageUnit>> = {
  SE: 'mil',
  NO: 'km',
  FI: 'km',
  SK: 'km',
  GB: 'miles',
};

const kmPerUnit: Readonly<Record<MileageUnit, number>> = { mil: 10, km: 1, miles: 1.609344 };

export function toKm(mileage: number, unit: MileageUnit): number {
  return mileage * kmPerUnit[unit];
}

export const mileageUnitTexts = { mil: 'sellUnitMil', km: 'sellUnitKm', miles: 'sellUnitMiles' } as const;
