import type { CountryRecord } from '../platform/locale/country-record.ts';
import { countries } from './countries.ts';
import type { Site } from './site.ts';

export type MileageUnit = CountryRecord['odometer'];

/** What the odometers and the feeds of a country count in; its visitors answer in the same. */
export function mileageUnitOf(country: Site['country']): MileageUnit {
  return countries[country].odometer;
}

/** Of road signs, and with them of radii and electric ranges: in kilometres also where odometers count in mil. */
export function distanceUnitOf(country: Site['country']): CountryRecord['distances'] {
  return countries[country].distances;
}

/** A mil is ten kilometres, a measure only Sweden and Norway know. */
export const kmPerUnit: Readonly<Record<MileageUnit, number>> = { mil: 10, km: 1, miles: 1.609344 };

const spellings: Readonly<Record<string, MileageUnit>> = {
  ...{ km: 'km', kms: 'km', kmt: 'km', kilometer: 'km', kilometers: 'km', kilometre: 'km', kilometres: 'km' },
  ...{ mil: 'mil' },
  ...{ miles: 'miles', mile: 'miles', mi: 'miles', smi: 'miles' },
};

/** The unit that a feed means; undefined where nobody can tell. */
export function mileageUnitNamed(written: string): MileageUnit | undefined {
  return spellings[written.trim().toLowerCase().replace(/\.$/, '')];
}
