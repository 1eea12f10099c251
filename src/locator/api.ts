import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../platform/http-problem.ts';
import { memoize } from '../platform/memoize.ts';
import type { CachedSearch } from '../search/cached-search.ts';
import type { Site } from '../sites/site.ts';
import { loadLocations } from './load-locations.ts';
import type { Location } from './location.ts';
import { toLocationTable } from './location-rows.ts';
import { locationsOperation, locationsQuery } from './operation.ts';

export type LocatorRouteDeps = {
  search: CachedSearch;
  siteAt: (host: string) => Pick<Site, 'indices'> | undefined;
};

/** Long enough for a visit; a station that opened meanwhile can wait. */
const MAX_AGE_SECONDS = 300;

/** All locations of the requested host's site at once: the browser then searches and measures by itself. */
export function locatorRoutes(server: FastifyInstance, { search, siteAt }: LocatorRouteDeps): void {
  const config = { rateLimit: { max: 60, timeWindow: '1 minute' }, operation: locationsOperation };
  server.get('/api/locator/locations', { config }, async (request, reply) => {
    const site = siteAt(request.host);
    if (!site) return sendProblem(reply, 400, 'UNKNOWN_SITE', 'No site has this host.');
    const query = locationsQuery.safeParse(request.query);
    if (!query.success)
      return sendProblem(reply, 400, 'BAD_QUERY', 'source is one of: dealerships, chargers.');
    const { locations, failed } = await loadLocations(query.data.source, site, search);
    if (failed)
      return sendProblem(reply, 503, 'LOCATIONS_UNAVAILABLE', 'The locations cannot be read just now.');
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`);
    return reply.type('application/json; charset=utf-8').send(serialized(locations));
  });
}

// Thousands of rows take longer to write than to send; the list is the same object for a minute.
const serialized = memoize((locations: readonly Location[]) => JSON.stringify(toLocationTable(locations)));
