import { kmPerUnit, type MileageUnit } from '../../shared/sites/mileage-unit.ts';

export function toKm(mileage: number, unit: MileageUnit): number {
  return mileage * kmPerUnit[unit];
}

export const mileageUnitTexts = { mil: 'sellUnitMil', km: 'sellUnitKm', miles: 'sellUnitMiles' } as const;
