import { toCoordinates } from '../../../shared/platform/coordinates.ts';
import {
  type DistanceUnit,
  MAX_PLACE_LENGTH,
  type Near,
  parseRadius,
  type RadiusChoice,
  roundCoordinates,
} from './near.ts';

type Query = Readonly<Record<string, readonly string[]>>;

/** What an address says about a place: with coordinates it is one; a name alone has still to be looked up. */
export type NearParams =
  | { state: 'none' }
  | { state: 'place'; near: Near }
  | ({ state: 'name'; text: string } & RadiusChoice);

export const nearKeys = ['near', 'lat', 'lng', 'radius'] as const;

export function parseNear(query: Query, own: DistanceUnit): NearParams {
  const text = (query['near']?.[0] ?? '').trim().slice(0, MAX_PLACE_LENGTH);
  if (!text) return { state: 'none' };
  const radius = parseRadius(query['radius']?.[0], own);
  const at = toCoordinates(query['lat']?.[0], query['lng']?.[0]);
  if (!at) return { state: 'name', text, ...radius };
  return { state: 'place', near: { label: text, at: roundCoordinates(at), ...radius } };
}
