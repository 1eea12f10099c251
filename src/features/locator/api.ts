import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { sendProblem } from '../../shared/platform/http-problem.ts';
import { memoize } from '../../shared/platform/memoize.ts';
import { queryLists } from '../../shared/platform/query-values.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import type { Site } from '../../shared/sites/site.ts';
import { loadLocations } from './load-locations.ts';
import type { Location } from './location.ts';
import { toLocationTable } from './location-rows.ts';
import { isSearched, parseLocatorQuery } from './locator-query.ts';
import { locationsOperation, locationsQuery } from './openapi.ts';
import { selectLocations } from './select-locations.ts';

export type LocatorRouteDeps = {
  search: CachedSearch;
  siteAt: (host: string) => Pick<Site, 'indices' | 'timeZone'> | undefined;
  now: () => Date;
};

/** Long enough for a visit; a station that opened meanwhile can wait. */
const MAX_AGE_SECONDS = 300;

/** All locations of the requested host's site at once: the browser then searches and measures by itself. */
export function locatorRoutes(server: FastifyInstance, { search, siteAt, now }: LocatorRouteDeps): void {
  const config = { rateLimit: { max: 60, timeWindow: '1 minute' }, operation: locationsOperation };
  server.get('/api/locator/locations', { config }, async (request, reply) => {
    const site = siteAt(request.host);
    if (!site) return sendProblem(reply, 400, 'UNKNOWN_SITE', 'No site has this host.');
    const query = locationsQuery.safeParse(request.query);
    if (!query.success) return sendProblem(reply, 400, 'BAD_QUERY', problemIn(query.error));
    const { source, within: threshold, unit: distanceUnit, ...searched } = query.data;
    const moment = now();
    const { locations, failed } = await loadLocations(source, site, search, moment);
    if (failed)
      return sendProblem(reply, 503, 'LOCATIONS_UNAVAILABLE', 'The locations cannot be read just now.');
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`);
    reply.type('application/json; charset=utf-8');
    const { at, area, filters } = parseLocatorQuery(queryLists(searched));
    const wanted = { near: at && { label: '', coordinates: at }, area, filters };
    if (!isSearched(wanted)) return reply.send(serialized(locations));
    const found = selectLocations(locations, wanted, { distanceUnit, threshold }, moment.getTime());
    return reply.send(toLocationTable(found));
  });
}

function problemIn({ issues }: z.ZodError): string {
  const names = [...new Set(issues.map(({ path }) => String(path[0] ?? 'query')))];
  return names.includes('source')
    ? 'source is one of: dealerships, chargers.'
    : `Not valid: ${names.join(', ')}.`;
}

// Thousands of rows take longer to write than to send; the list is the same object for a minute.
const serialized = memoize((locations: readonly Location[]) => JSON.stringify(toLocationTable(locations)));
