export type GeoPoint = { lat: number; lon: number };

/** As Lucene stores a point: two integers of 32 bits, rounded down. */
export function quantized({ lat, lon }: GeoPoint): GeoPoint {
  return { lat: quantize(lat, 180), lon: quantize(lon, 360) };
}

function quantize(degrees: number, span: number): number {
  const steps = 2 ** 32;
  const step = Math.min(Math.floor((degrees / span) * steps), steps / 2 - 1);
  return (step / steps) * span;
}

const EARTH_RADIUS_METERS = 6_371_008.7714;

/** Lucene's haversine, on its own earth radius. */
export function distanceMeters(a: GeoPoint, b: GeoPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [x1, x2] = [radians(a.lat), radians(b.lat)];
  const h =
    1 - Math.cos(x1 - x2) + Math.cos(x1) * Math.cos(x2) * (1 - Math.cos(radians(a.lon) - radians(b.lon)));
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(Math.max(0, h) * 0.5)));
}

const units: Readonly<Record<string, number>> = { m: 1, km: 1000, mi: 1609.344 };

/** From '50km'. */
export function toMeters(distance: string): number {
  const [, amount, unit] = /^([\d.e+-]+)(\w+)$/.exec(distance) ?? [];
  return Number(amount) * (units[unit ?? ''] ?? Number.NaN);
}
