import { type Coordinates, KM_PER_MILE } from '../../../shared/platform/coordinates.ts';
import type { NearQuery } from '../../../shared/search/port.ts';

export type DistanceUnit = 'km' | 'mi';

/** Cars at most this far from a place. */
export type Near = {
  /** As the visitor named it: 'Göteborg'. */
  label: string;
  at: Coordinates;
  radius: number;
  unit: DistanceUnit;
  /** It was said in the unit that the site does not use itself: 'within 100 km' in Britain. */
  isOtherUnit?: true | undefined;
};

export const radii: Readonly<Record<DistanceUnit, readonly number[]>> = {
  km: [10, 25, 50, 100, 200, 500],
  mi: [10, 25, 50, 100, 200],
};
export const DEFAULT_RADIUS = 50;

export const MAX_PLACE_LENGTH = 100;

/** To about a kilometre: an address in an URL must not say where somebody lives, and cached pages stay few. */
export function roundCoordinates({ latitude, longitude }: Coordinates): Coordinates {
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100 + 0;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

export function nearQuery({ at, radius, unit }: Near): NearQuery {
  return { field: 'car_geocoord', at, within_km: unit === 'mi' ? radius * KM_PER_MILE : radius };
}

/** The radius in an address: a number in the site's own unit, with the unit where it is the other one. */
export function radiusParam({ radius, unit, isOtherUnit }: Near): string {
  return isOtherUnit ? `${radius}${unit}` : String(radius);
}

export type RadiusChoice = Pick<Near, 'radius' | 'unit' | 'isOtherUnit'>;

const MAX_RADIUS = 500;

/** Any whole number, for a phrase may say any: 'within 30 miles'. */
export function parseRadius(written: string | undefined, own: DistanceUnit): RadiusChoice {
  const [, digits, unit] = /^(\d{1,3})(km|mi)?$/.exec(written ?? '') ?? [];
  const radius = Number(digits);
  if (!(radius >= 1 && radius <= MAX_RADIUS)) return { radius: DEFAULT_RADIUS, unit: own };
  return radiusIn(radius, (unit as DistanceUnit | undefined) ?? own, own);
}

export function radiusIn(radius: number, unit: DistanceUnit, own: DistanceUnit): RadiusChoice {
  return { radius, unit, ...(unit !== own && { isOtherUnit: true }) };
}

/** Every larger circle, the next first. */
export function wider(near: Near): Near[] {
  return radii[near.unit].filter((each) => each > near.radius).map((radius) => ({ ...near, radius }));
}
