import type { VehicleType } from './vehicle-types.ts';

export type Part = readonly [name: string, number: string, quantity?: number, unit?: string];

export type KitKind = {
  code: string;
  name: string;
  category: string;
  subCategory: string;
  subSubCategory: (type: VehicleType) => string;
  hours: string;
  /** What the kit for the cheapest car costs; the price page shows the same. */
  fromPrice: number;
  parts: (type: VehicleType) => readonly Part[];
  fits: (type: VehicleType) => boolean;
  /** Filters and oil are shared by all of a make's engines, brakes are not. */
  packedPer: 'make' | 'model';
  note: string;
};

export const isDiesel = ({ engine }: VehicleType) => engine.fuel === 'diesel';
export const isManual = ({ engine }: VehicleType) => engine.gearbox === 'manual';
const isVan = ({ generation }: VehicleType) => ['van', 'pickup'].includes(generation.body);

export const byFuel = (type: VehicleType) =>
  ({ petrol: 'Bensiini', diesel: 'Diesel', hybrid: 'Hybridi', plugin: 'Hybridi', electric: 'Sähkö' })[
    type.engine.fuel
  ];
export const byBody = (type: VehicleType) => (isVan(type) ? 'Pakettiautot' : 'Henkilöautot');
export const sameFor = (text: string) => () => text;
