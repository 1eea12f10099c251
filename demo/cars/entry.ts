import type { Chance } from './chance.ts';
import type { Hall } from './place-of.ts';
import type { Stock } from './stocks.ts';
import type { Vehicle } from './vehicle.ts';

export type Entry = {
  id: string;
  vehicle: Vehicle;
  stock: Stock;
  hall?: Hall;
  companyErpId: string;
  plate?: string;
  publishedAt: string;
  indexedAt: string;
  today: string;
  chance: Chance;
  /** Samples come without technical data now and then, and with short lists of equipment. */
  isSparse?: boolean;
};
