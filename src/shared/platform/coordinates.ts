export type Coordinates = { latitude: number; longitude: number };

const point = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/;

/** From '59.33,18.07'; nothing when either is missing, no number or not on earth. */
export function parseCoordinates(text: string | undefined): Coordinates | undefined {
  const [, latitude, longitude] = point.exec(text ?? '') ?? [];
  return toCoordinates(latitude, longitude);
}

/** From two numbers or numeric texts with a point, such as '59.3'; everything else is dropped (LOC-13, LOC-14). */
export function toCoordinates(latitude: unknown, longitude: unknown): Coordinates | undefined {
  const [lat, lng] = [decimal(latitude), decimal(longitude)];
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  return { latitude: lat, longitude: lng };
}

function decimal(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : undefined;
}

export const KM_PER_MILE = 1.60934;
const EARTH_DIAMETER_MILES = 7917.6;
export const EARTH_RADIUS_KM = (EARTH_DIAMETER_MILES * KM_PER_MILE) / 2;

/** The great-circle distance (LOC-27). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const halfLatitude = Math.sin((lat2 - lat1) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(lat1) * Math.cos(lat2) * halfLongitude ** 2;
  return EARTH_DIAMETER_MILES * KM_PER_MILE * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
