import { findPlace } from '../../../shared/maps/find-place.ts';
import { distanceUnitOf } from '../../../shared/sites/mileage-unit.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { type Near, roundCoordinates } from './near.ts';
import { parseNear } from './parse-near.ts';

/** A place that was typed but cannot be used; the list is then shown without it. */
export type PlaceProblem = { text: string; radius: number; reason: 'not found' | 'unavailable' };

export type ResolvedNear = { near: Near | undefined; problem: PlaceProblem | undefined };

const TRY_AGAIN_MS = 5_000;

/** The place of the address. A form sent without script names it only, so that it is looked up here. */
export async function resolveNear(context: CatalogueContext): Promise<ResolvedNear> {
  const { site, language, query, services, signal, log } = context;
  const params = parseNear(query, distanceUnitOf(site.country));
  if (params.state === 'none') return { near: undefined, problem: undefined };
  if (params.state === 'place') return { near: params.near, problem: undefined };
  const { state: _, text, ...radius } = params;
  try {
    const place = await findPlace(services.geocoder, { text, country: site.country, language, signal });
    if (!place) return { near: undefined, problem: { text, radius: radius.radius, reason: 'not found' } };
    const near = { label: place.name, at: roundCoordinates(place.coordinates), ...radius };
    return { near, problem: undefined };
  } catch (error) {
    log.warn({ code: 'GEOCODER_UNAVAILABLE', site: site.name, error }, 'a place could not be looked up');
    context.validUntil(new Date(context.now.getTime() + TRY_AGAIN_MS));
    return { near: undefined, problem: { text, radius: radius.radius, reason: 'unavailable' } };
  }
}
