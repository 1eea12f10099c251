import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseCoordinates } from '../../shared/platform/coordinates.ts';
import { sendProblem } from '../../shared/platform/http-problem.ts';
import { queryLists } from '../../shared/platform/query-values.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import { dealersOperation, dealersQuery } from './api/openapi.ts';
import { type DealershipCardContext, toDealershipCard } from './dealership-card.ts';
import { findDealerStock, findDealerships, pageSlice, readDealerList } from './list/find-dealerships.ts';

/** A site as the list of its dealerships needs to know it. */
export type DealersSite = {
  site: Pick<Site, 'indices' | 'languages'>;
  /** What cards are built with in one of its languages. */
  cardContext: (language: Language) => DealershipCardContext;
};

export type DealersDeps = {
  search: CachedSearch;
  siteAt: (host: string) => DealersSite | undefined;
};

/** Dealerships for the site's own islands: without a key, for the site of the requested host. */
export function dealerRoutes(app: FastifyInstance, deps: DealersDeps): void {
  const config = { rateLimit: { max: 240, timeWindow: '1 minute' }, operation: dealersOperation };
  app.get('/api/dealers', { config }, (request, reply) => handleList(deps, request, reply));
}

async function handleList(
  { search, siteAt }: DealersDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = siteAt(request.host);
  const index = found?.site.indices.sites;
  if (!found || !index) return sendProblem(reply, 400, 'UNKNOWN_SITE', 'The site has no dealerships.');
  const query = dealersQuery.safeParse(request.query);
  if (!query.success) return badQuery(reply, 'A parameter is not valid.');
  const { near: written, language: named, page = 1, ...filters } = query.data;
  const near = parseCoordinates(written);
  if (written !== undefined && !near) return badQuery(reply, 'near: give latitude,longitude.');
  const { languages } = found.site;
  const language = named === undefined ? languages[0] : languages.find((each) => each === named);
  if (!language) return badQuery(reply, `language: the site speaks ${languages.join(', ')}.`);
  const stock = await findDealerStock(search, index);
  const list = await readDealerList(queryLists(filters), stock, search, index);
  const { dealerships, total, facets, failed } = await findDealerships(
    search,
    index,
    list,
    pageSlice(page),
    near,
  );
  if (failed || stock.failed) return sendProblem(reply, 503, 'SEARCH_FAILED', 'The search does not respond.');
  const context = found.cardContext(language);
  reply.header('cache-control', 'no-store');
  return reply.send({ cards: dealerships.map((each) => toDealershipCard(each, context)), total, facets });
}

function badQuery(reply: FastifyReply, message: string): FastifyReply {
  return sendProblem(reply, 400, 'BAD_QUERY', message);
}
