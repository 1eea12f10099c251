import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerProblem } from '../../platform/http-problem.ts';
import type { CachedSearch } from '../../search/cached-search.ts';
import { countryRules } from '../../sites/country-rules.ts';
import { carIndexOf, type Site } from '../../sites/site.ts';
import { MEDIA_PATH } from './media-address.ts';
import type { MediaProvider } from './media-provider.ts';
import { readRegNo } from './reg-no.ts';

export type CarMediaTools = {
  media: MediaProvider;
  search: CachedSearch;
  siteAt: (host: string) => Site | undefined;
};

type Question = { Params: { regNo: string } };

/** `GET /api/autosonshow/{regNo}`: a car's film and turns, for British cars that are on show (GAL-12, GAL-14). */
export function carMediaRoutes(app: FastifyInstance, tools: CarMediaTools): void {
  const limits = { config: { rateLimit: { max: 240, timeWindow: '1 minute' } } };
  app.get<Question>(`${MEDIA_PATH}/:regNo`, limits, (request, reply) => answer(tools, request, reply));
}

async function answer(tools: CarMediaTools, request: FastifyRequest<Question>, reply: FastifyReply) {
  const site = tools.siteAt(request.host);
  if (!site || !showsMedia(site))
    return answerProblem(reply, 404, 'NO_MEDIA_HERE', 'This site shows no films and turns of cars.');
  const regNo = readRegNo(request.params.regNo);
  if (!regNo)
    return answerProblem(
      reply,
      400,
      'BAD_REGNO',
      'A registration number has two to eight letters and digits.',
    );
  const found = await isOnShow(regNo, site, tools.search);
  if (found === 'nobody knows')
    return answerProblem(
      reply,
      503,
      'SEARCH_UNAVAILABLE',
      'The search does not answer. Try again in a moment.',
    );
  if (!found)
    return answerProblem(reply, 404, 'CAR_NOT_ON_SHOW', 'No car with this registration number is on show.');
  return send(tools.media, regNo, reply);
}

async function send(provider: MediaProvider, regNo: string, reply: FastifyReply) {
  try {
    const media = await provider.mediaOf(regNo);
    if (!media) return answerProblem(reply, 404, 'NOT_FILMED', 'Nobody has filmed this car yet.');
    return reply.header('cache-control', 'public, max-age=300').send(media);
  } catch {
    // The provider's own layer has told the log why.
    return answerProblem(reply, 503, 'MEDIA_UNAVAILABLE', 'Films and turns cannot be had at the moment.');
  }
}

function showsMedia(site: Site): boolean {
  return Boolean(site.indices.cars) && countryRules(site, site.languages[0]).showsVideoAndSpin;
}

/** Plates are searched for as words; only a car with this very plate counts. */
async function isOnShow(regNo: string, site: Site, search: CachedSearch): Promise<boolean | 'nobody knows'> {
  const { content, failed } = await search.search(carIndexOf(site), {
    keyphrase: regNo,
    filters: { autos_on_show: true },
    fields: ['car_regno'],
    limit: 10,
  });
  if (failed) return 'nobody knows';
  return content.some(({ car_regno }) => typeof car_regno === 'string' && readRegNo(car_regno) === regNo);
}
