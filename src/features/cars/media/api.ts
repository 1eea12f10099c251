import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiOperation } from '../../../shared/platform/api-operation.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import { countryRules } from '../../../shared/sites/country-rules.ts';
import { carIndexName, type Site } from '../../../shared/sites/site.ts';
import type { CarMedia } from './car-media.ts';
import { MEDIA_PATH } from './media-address.ts';
import type { MediaProvider } from './media-provider.ts';
import { carMediaFileOperation, carMediaOperation } from './openapi.ts';
import { parseRegistrationNumber } from './parse-registration-number.ts';
import { upstreamUrl, withProxiedUrls } from './proxied-media.ts';
import { proxyMediaFile } from './proxy-media-file.ts';

export type CarMediaDeps = {
  media: MediaProvider;
  search: CachedSearch;
  siteAt: (host: string) => Site | undefined;
  log: Log;
};

type MediaRoute = { Params: { regNo: string; part?: string } };
type Found = { regNo: string; media: CarMedia };

/** `GET /api/autosonshow/{regNo}`: a car's video and spins, for British cars that are on show (GAL-12, GAL-14). */
export function carMediaRoutes(app: FastifyInstance, tools: CarMediaDeps): void {
  const route = (max: number, operation: ApiOperation) => ({
    config: { rateLimit: { max, timeWindow: '1 minute' }, operation },
  });
  app.get<MediaRoute>(`${MEDIA_PATH}/:regNo`, route(240, carMediaOperation), async (request, reply) => {
    const found = await find(tools, request, reply);
    if (!found) return reply;
    reply.header('cache-control', 'public, max-age=300');
    return reply.send(withProxiedUrls(found.media, found.regNo));
  });
  app.get<MediaRoute>(
    `${MEDIA_PATH}/:regNo/:part`,
    route(1200, carMediaFileOperation),
    async (request, reply) => {
      const found = await find(tools, request, reply);
      if (!found) return reply;
      const address = upstreamUrl(request.params.part ?? '', found.media);
      if (!address) return sendProblem(reply, 404, 'NO_SUCH_PART', 'The car has no such film or picture.');
      return proxyMediaFile(address, request, reply, tools.log);
    },
  );
}

/** The car's media; nothing, when an error response has been sent. */
async function find(
  { siteAt, search, media }: CarMediaDeps,
  request: FastifyRequest<MediaRoute>,
  reply: FastifyReply,
): Promise<Found | undefined> {
  const site = siteAt(request.host);
  const regNo = parseRegistrationNumber(request.params.regNo);
  if (!site || !showsMedia(site))
    sendProblem(reply, 404, 'NO_MEDIA_HERE', 'This site shows no films and turns of cars.');
  else if (!regNo)
    sendProblem(reply, 400, 'BAD_REGNO', 'A registration number has two to eight letters and digits.');
  else {
    const isHere = await isOnShow(regNo, site, search);
    if (isHere === 'nobody knows')
      sendProblem(reply, 503, 'SEARCH_UNAVAILABLE', 'The search does not answer. Try again in a moment.');
    else if (!isHere)
      sendProblem(reply, 404, 'CAR_NOT_ON_SHOW', 'No car with this registration number is on show.');
    else return mediaOf(regNo, media, reply);
  }
  return undefined;
}

async function mediaOf(
  regNo: string,
  provider: MediaProvider,
  reply: FastifyReply,
): Promise<Found | undefined> {
  try {
    const media = await provider.mediaOf(regNo);
    if (media) return { regNo, media };
    sendProblem(reply, 404, 'NOT_FILMED', 'Nobody has filmed this car yet.');
  } catch {
    // The cached provider has logged the reason.
    sendProblem(reply, 503, 'MEDIA_UNAVAILABLE', 'Films and turns cannot be had at the moment.');
  }
  return undefined;
}

function showsMedia(site: Site): boolean {
  return Boolean(site.indices.cars) && countryRules(site, site.languages[0]).showsVideoAndSpin;
}

/** Plates are searched as keyphrase; only an exact match counts. */
async function isOnShow(regNo: string, site: Site, search: CachedSearch): Promise<boolean | 'nobody knows'> {
  const { content, failed } = await search.search(carIndexName(site), {
    keyphrase: regNo,
    filters: { autos_on_show: true },
    fields: ['car_regno'],
    limit: 10,
  });
  if (failed) return 'nobody knows';
  return content.some(
    ({ car_regno }) => typeof car_regno === 'string' && parseRegistrationNumber(car_regno) === regNo,
  );
}
