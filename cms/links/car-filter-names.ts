import type { InStudioLanguages } from '../i18n/studio-text.ts';

/** What a link to a car list can be narrowed by. */
export const filterFields = [
  'car_brand',
  'car_model',
  'car_condition',
  'car_fuel',
  'car_body',
  'car_gearbox',
  'car_drive',
  'car_vehicle_type',
  'car_campaigns',
] as const;
export type FilterField = (typeof filterFields)[number];

export const filterNames: InStudioLanguages<Readonly<Record<FilterField, string>>> = {
  en: {
    car_brand: 'Make',
    car_model: 'Model',
    car_condition: 'New or used',
    car_fuel: 'Fuel',
    car_body: 'Body',
    car_gearbox: 'Gearbox',
    car_drive: 'Drive',
    car_vehicle_type: 'Type of vehicle',
    car_campaigns: 'Campaign',
  },
  sv: {
    car_brand: 'Märke',
    car_model: 'Modell',
    car_condition: 'Ny eller begagnad',
    car_fuel: 'Drivmedel',
    car_body: 'Kaross',
    car_gearbox: 'Växellåda',
    car_drive: 'Drivning',
    car_vehicle_type: 'Fordonstyp',
    car_campaigns: 'Kampanj',
  },
};

/** The values of a field among the cars in stock, and how many cars have each. */
export type CarFilter = { field: FilterField; values: readonly { text: string; count: number }[] };
