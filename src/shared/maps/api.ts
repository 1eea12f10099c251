import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ApiOperation } from '../platform/api-operation.ts';
import { toCoordinates } from '../platform/coordinates.ts';
import { sendProblem } from '../platform/http-problem.ts';
import { locationHeader } from '../platform/location-header.ts';
import type { Log } from '../platform/log.ts';
import { sendRedirect } from '../platform/send-redirect.ts';
import type { Language } from '../sites/languages.ts';
import type { Site } from '../sites/site.ts';
import { DIRECTIONS_PATH, directionsTo } from './directions.ts';
import { findPlace } from './find-place.ts';
import type { Geocoder, Place } from './geocoder.ts';
import { GeocoderUnavailable } from './geocoder-unavailable.ts';
import {
  directionsOperation,
  directionsQuery,
  geocodeOperation,
  geocodeQuery,
  placesOperation,
  placesQuery,
  type placesResponse,
  reverseOperation,
  reverseQuery,
} from './openapi.ts';

export type MapRouteDeps = {
  geocoder: Geocoder;
  findSite: (host: string) => Pick<Site, 'name' | 'country' | 'languages'> | undefined;
  log: Log;
};

type RouteContext<Query> = {
  query: Query;
  site: Pick<Site, 'name' | 'country' | 'languages'>;
  language: Language;
  reply: FastifyReply;
  userAgent: string;
};

const CACHED = 'public, max-age=3600';

/** Places by name and names by place, from the geocoder that the installation is configured with. */
export function mapRoutes(app: FastifyInstance, deps: MapRouteDeps): void {
  // Suggestions are fetched while somebody types; the others once per search.
  app.get(
    '/api/maps/places',
    limited(240, placesOperation),
    respond(deps, placesQuery, async ({ query, site, language, reply }) => {
      const { q: text, limit, lat, lng } = query;
      const near = toCoordinates(lat, lng);
      const places = await deps.geocoder.suggest({ text, country: site.country, language, limit, near });
      const body: z.output<typeof placesResponse> = { places: [...places] };
      return reply.header('cache-control', CACHED).send(body);
    }),
  );
  app.get(
    '/api/maps/geocode',
    limited(60, geocodeOperation),
    respond(deps, geocodeQuery, async ({ query, site, language, reply }) => {
      const place = await findPlace(deps.geocoder, { text: query.q, country: site.country, language });
      if (!place) {
        const facts = { code: 'PLACE_NOT_FOUND', site: site.name, textLength: query.q.length };
        deps.log.warn(facts, 'a search named no place');
      }
      return sendPlace(reply, place, 'There is no place of this name.');
    }),
  );
  app.get(
    DIRECTIONS_PATH,
    limited(60, directionsOperation),
    respond(deps, directionsQuery, async ({ query, userAgent, reply }) => {
      const { origin, pathname, search } = directionsTo(query.to, userAgent);
      return sendRedirect(reply.header('vary', 'user-agent'), 302, locationHeader(pathname + search, origin));
    }),
  );
  app.get(
    '/api/maps/reverse',
    limited(60, reverseOperation),
    respond(deps, reverseQuery, async ({ query: { lat, lng }, language, reply }) => {
      const place = await deps.geocoder.reverse({ latitude: lat, longitude: lng }, language);
      return sendPlace(reply, place, 'No named place is near.');
    }),
  );
}

function limited(max: number, operation: ApiOperation) {
  return { config: { rateLimit: { max, timeWindow: '1 minute' }, operation } };
}

function sendPlace(reply: FastifyReply, place: Place | undefined, nothing: string): FastifyReply {
  if (!place) return sendProblem(reply, 404, 'PLACE_NOT_FOUND', nothing);
  return reply.header('cache-control', CACHED).send({ place });
}

/** Checks the query, finds the site, and says so when the geocoder does not respond (LOC-24). */
function respond<Schema extends z.ZodType<{ language?: Language | undefined }>>(
  { findSite, log }: MapRouteDeps,
  schema: Schema,
  act: (context: RouteContext<z.output<Schema>>) => Promise<FastifyReply>,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const site = findSite(request.host);
    if (!site) return sendProblem(reply, 404, 'UNKNOWN_SITE', 'No site answers at this host.');
    const checked = schema.safeParse(request.query);
    if (!checked.success) return sendProblem(reply, 400, 'INVALID_INPUT', problemIn(checked.error));
    const language = checked.data.language ?? site.languages[0];
    try {
      return await act({
        query: checked.data,
        site,
        language,
        reply,
        userAgent: request.headers['user-agent'] ?? '',
      });
    } catch (error) {
      if (!(error instanceof GeocoderUnavailable)) throw error;
      // What the visitor typed is theirs, and is not logged.
      log.error(
        { code: 'GEOCODER_UNAVAILABLE', site: site.name, reason: error.message },
        'the geocoder does not respond',
      );
      return sendProblem(reply, 503, 'GEOCODER_UNAVAILABLE', 'The place search does not respond just now.');
    }
  };
}

function problemIn({ issues }: z.ZodError): string {
  const names = [...new Set(issues.map(({ path }) => String(path[0] ?? 'lat and lng')))];
  return `Missing or out of range: ${names.join(', ')}.`;
}
