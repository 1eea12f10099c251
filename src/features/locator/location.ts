import type { Distance } from '../../shared/maps/format-distance.ts';
import type { Coordinates } from '../../shared/platform/coordinates.ts';
import { postalTown } from '../../shared/platform/postal-town.ts';

/** A dealership or a charging station as the locator lists it and puts it on the map (LOC-11). */
export type Location = {
  id: string;
  name: string;
  lat: number;
  lng: number;
  city: string;
  address: string;
  zip: string;
  chargerOptions: readonly ChargerOption[];
  /** From the place that the visitor named; absent before they named one. */
  distance?: Distance | undefined;
  /** Of a dealership: the last part of its page's address, and its telephone. */
  slug?: string | undefined;
  phone?: string | undefined;
  /** Of a charging station: who runs it. */
  operator?: string | undefined;
  /** When it is open in the next days, from and to in minutes since 1970; absent where nobody knows. */
  open?: readonly OpenPeriod[] | undefined;
};

export type OpenPeriod = readonly [from: number, to: number];

/** Sockets of one kind at a charging station (LOC-12). */
export type ChargerOption = {
  id: string;
  /** How many of them. */
  amount: number;
  icon: ConnectorIcon;
  watts: number;
  /** The connector's name where it has no icon, such as 'Type 2'. */
  connector?: string | undefined;
};

export type ConnectorIcon = 'CCS1' | 'CCS2' | '';

/** ChargingPoint as soon as any location has charger options (LOC-15). */
export type LocatorPageType = 'ChargingPoint' | 'Location';

export function coordinatesOf({ lat, lng }: Pick<Location, 'lat' | 'lng'>): Coordinates {
  return { latitude: lat, longitude: lng };
}

/** 'Rapsgatan 25, 754 50 Uppsala' */
export function addressLine({ address, ...town }: Pick<Location, 'address' | 'zip' | 'city'>): string {
  return [address, postalTown(town)].filter(Boolean).join(', ');
}
