import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PAGES } from '../../shared/faceted-list/list-declaration.ts';
import { sendProblem } from '../../shared/platform/http-problem.ts';
import type { Picture } from '../../shared/platform/picture.ts';
import { queryLists } from '../../shared/platform/query-values.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import { idsBody } from './api/ids-body.ts';
import { carsOperation, kitSearchOperation, kitsByIdOperation } from './api/openapi.ts';
import { carChoices, loadCars } from './car-types.ts';
import { activeKits, parseKit } from './kit.ts';
import { toKitCard } from './kit-card.ts';
import { KITS_INDEX, kitCardFields } from './kit-record.ts';
import { kitListDeclaration } from './list/kit-list.ts';
import type { FoundKits } from './list/kit-list-props.ts';
import { parseCar } from './list/parse-kit-list.ts';
import { searchKits } from './list/search-kits.ts';

type KitSite = {
  site: Pick<Site, 'languages'>;
  cardContext: (language: Language) => {
    pictureAt: (address: string | undefined, alt: string) => Picture | undefined;
  };
};

const { pageSize: PAGE_SIZE } = kitListDeclaration;

export type KitRouteDeps = { search: CachedSearch; siteAt: (host: string) => KitSite | undefined };

/** What the list of kits requests in the browser: pages of kits, and the cars to choose from. */
export function kitSearchRoutes(app: FastifyInstance, deps: KitRouteDeps): void {
  const rateLimit = { max: 240, timeWindow: '1 minute' };
  app.get('/api/kits/search', { config: { rateLimit, operation: kitSearchOperation } }, (request, reply) =>
    sendKits(deps, request, reply),
  );
  const byId = { config: { rateLimit, operation: kitsByIdOperation } };
  app.post('/api/kits/search', byId, (request, reply) => sendKitsById(deps, request, reply));
  app.get('/api/kits/cars', { config: { rateLimit, operation: carsOperation } }, (request, reply) =>
    sendCars(deps, request, reply),
  );
}

async function sendKits({ search, siteAt }: KitRouteDeps, request: FastifyRequest, reply: FastifyReply) {
  const found = siteAt(request.host);
  if (!found) return sendProblem(reply, 400, 'UNKNOWN_SITE', 'There is no site at this host.');
  const query = queryLists(request.query);
  const page = { limit: wholeNumber(query['limit'], PAGE_SIZE), offset: wholeNumber(query['offset'], 0) };
  if (page.limit > PAGE_SIZE * MAX_PAGES || page.offset > PAGE_SIZE * MAX_PAGES) {
    const message = `limit and offset are whole numbers up to ${PAGE_SIZE * MAX_PAGES}.`;
    return sendProblem(reply, 400, 'BAD_QUERY', message);
  }
  const { kits, total, facets, typeIds, failed } = await searchKits(search, query, () => page);
  if (failed) return unavailable(reply);
  const { pictureAt } = found.cardContext(found.site.languages[0]);
  const body: FoundKits = {
    result: { total, facets, typeIds },
    kits: kits.map((kit) => toKitCard(kit, pictureAt)),
  };
  return reply.header('cache-control', 'no-store').send(body);
}

/** For kits that an address names. Those that are not sold are missing. */
async function sendKitsById({ search, siteAt }: KitRouteDeps, request: FastifyRequest, reply: FastifyReply) {
  const found = siteAt(request.host);
  if (!found) return sendProblem(reply, 400, 'UNKNOWN_SITE', 'There is no site at this host.');
  const { data, error } = idsBody.safeParse(request.body);
  if (error) return sendProblem(reply, 400, 'BAD_QUERY', 'ids is a list of up to 100 ids of kits.');
  const query = {
    fields: kitCardFields,
    limit: data.ids.length,
    filters: { ...activeKits, kitId: data.ids },
  };
  const { content, failed } = await search.search(KITS_INDEX, query);
  if (failed) return unavailable(reply);
  const { pictureAt } = found.cardContext(found.site.languages[0]);
  const kits = content.flatMap((record) => parseKit(record) ?? []);
  const inOrder = data.ids.flatMap((id) => kits.find((kit) => kit.id === id) ?? []);
  return reply
    .header('cache-control', 'no-store')
    .send({ content: inOrder.map((kit) => toKitCard(kit, pictureAt)) });
}

async function sendCars({ search }: KitRouteDeps, request: FastifyRequest, reply: FastifyReply) {
  const { cars, failed } = await loadCars(search);
  if (failed) return unavailable(reply);
  const choices = carChoices(cars, parseCar(queryLists(request.query)));
  return reply
    .header('cache-control', 'no-store')
    .send({ choices: choices.map(({ text, count }) => ({ text, count })) });
}

function unavailable(reply: FastifyReply) {
  return sendProblem(reply, 503, 'SEARCH_UNAVAILABLE', 'The search does not answer. Try again in a moment.');
}

/** What is no whole number is too large, so that it is refused. */
function wholeNumber(values: readonly string[] | undefined, otherwise: number): number {
  const [written] = values ?? [];
  if (written === undefined) return otherwise;
  return /^\d{1,6}$/.test(written) ? Number(written) : Number.POSITIVE_INFINITY;
}
