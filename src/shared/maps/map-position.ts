import { type Coordinates, toCoordinates } from '../platform/coordinates.ts';

/** Where a visitor moved a map to. */
export type MapPosition = { center: Coordinates; zoom: number };

/** '57.709,11.975,12' */
export function formatMapPosition({ center, zoom }: MapPosition): string {
  return `${center.latitude.toFixed(3)},${center.longitude.toFixed(3)},${Number(zoom.toFixed(1))}`;
}

export function parseMapPosition(text: string): MapPosition | undefined {
  const [latitude, longitude, level = ''] = text.split(',');
  const center = toCoordinates(latitude, longitude);
  const zoom = /^\d{1,2}(\.\d+)?$/.test(level) ? Number(level) : undefined;
  return center && zoom !== undefined ? { center, zoom } : undefined;
}
