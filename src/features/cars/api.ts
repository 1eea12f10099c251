import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiOperation } from '../../shared/platform/api-operation.ts';
import { sendProblem } from '../../shared/platform/http-problem.ts';
import {
  bodyLimit,
  errorHandler,
  sendQueryProblems,
  toResponseBody,
} from '../../shared/search/api/responses.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import type { SearchQuery } from '../../shared/search/port.ts';
import { queryProblems, schemaProblems } from '../../shared/search/query-schema.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { carIndexName, type Site } from '../../shared/sites/site.ts';
import { searchByShownPrice } from '../pricing/search-by-shown-price.ts';
import { catalogueQuery, toShape, withShape } from './api/catalogue-query.ts';
import type { CatalogueSite } from './api/catalogue-site.ts';
import { catalogueOperation } from './api/openapi.ts';
import { publicQuery } from './api/public-query.ts';
import { handleSuggestions } from './api/suggestions.ts';
import { suggestionsOperation } from './api/suggestions-openapi.ts';
import type { CardContext } from './card/card-context.ts';
import { justInSince } from './list/just-in-since.ts';
import type { PhraseGeocoder } from './phrase/find-places.ts';
import { carIndex } from './record/car-record.ts';

export type CarRouteDeps = {
  search: CachedSearch;
  geocoder: PhraseGeocoder;
  siteAt: (host: string) => CatalogueSite | undefined;
};

/** The search for the site's own islands: without a key, for the cars of the requested host's site. */
export function carRoutes(app: FastifyInstance, { search, geocoder, siteAt }: CarRouteDeps): void {
  const tools = { search: searchByShownPrice(search), geocoder, siteAt };
  const rateLimit = { max: 240, timeWindow: '1 minute' };
  const limits = (operation: ApiOperation) => ({ bodyLimit, errorHandler, config: { rateLimit, operation } });
  app.post('/api/catalogue/search', limits(catalogueOperation), (request, reply) =>
    handleSearch(tools, request, reply),
  );
  app.post('/api/catalogue/suggestions', limits(suggestionsOperation), (request, reply) => {
    const found = tools.siteAt(request.host);
    const index = carIndexAt(found?.site);
    if (!found || index === undefined) return sendUnknownSite(reply);
    return handleSuggestions({ found, index, search: tools.search, geocoder }, request, reply);
  });
}

function sendUnknownSite(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 400, 'UNKNOWN_SITE', 'Unknown sitecoreSiteName');
}

async function handleSearch(
  { search, siteAt }: Omit<CarRouteDeps, 'geocoder'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = siteAt(request.host);
  const index = carIndexAt(found?.site);
  if (!found || index === undefined) return sendUnknownSite(reply);
  const checked = catalogueQuery.safeParse(request.body);
  if (!checked.success) return sendQueryProblems(reply, schemaProblems(checked.error));
  const { shape, language: asked, ...query } = checked.data;
  const { languages } = found.site;
  const language = asked === undefined ? languages[0] : languages.find((each) => each === asked);
  if (!language) return sendQueryProblems(reply, [`language: the site speaks ${languages.join(', ')}.`]);
  const allowed = publicQuery(withShape(query, shape));
  if ('problems' in allowed) return sendQueryProblems(reply, allowed.problems);
  const problems = queryProblems(carIndex, allowed.query);
  if (problems.length > 0) return sendQueryProblems(reply, problems);
  const answer = await search.search(index, allowed.query);
  const searched = { search, index, query: allowed.query };
  const content = shape
    ? toShape(answer, shape, await cardContextOf(found, language, searched))
    : answer.content;
  reply.header('cache-control', 'no-store');
  return reply.send({ ...toResponseBody(answer), content, ...(answer.failed && { error: true }) });
}

/** With the date since when a car has just come in. */
async function cardContextOf(
  { cardContext }: CatalogueSite,
  language: Language,
  { search, index, query }: { search: CachedSearch; index: string; query: SearchQuery },
): Promise<CardContext> {
  const context = cardContext(language);
  return { ...context, justInSince: await justInSince(search, index, query, context.now) };
}

function carIndexAt(site: Pick<Site, 'indices'> | undefined): string | undefined {
  try {
    return carIndexName(site);
  } catch {
    return undefined;
  }
}
