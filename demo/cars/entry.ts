import type { CarLocation } from './assign-dealership.ts';
import type { Random } from './random.ts';
import type { Stock } from './stocks.ts';
import type { Vehicle } from './vehicle.ts';

export type Entry = {
  id: string;
  vehicle: Vehicle;
  stock: Stock;
  location?: CarLocation;
  companyErpId: string;
  plate?: string;
  publishedAt: string;
  indexedAt: string;
  today: string;
  random: Random;
  /** Samples come without technical data now and then, and with short lists of equipment. */
  isSparse?: boolean;
};
