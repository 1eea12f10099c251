import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isRightKey } from '../platform/api-key.ts';
import { answerProblem } from '../platform/http-problem.ts';
import { carIndexOf, type Site } from '../sites/site.ts';
import type { CachedSearch, SearchAnswer } from './cached-search.ts';
import type { SearchResult } from './port.ts';
import { publicQuery } from './public-fields.ts';
import { problemsIn, problemsOf, wireQuery } from './wire-query.ts';

export type SearchTools = {
  apiKey: string | undefined;
  search: CachedSearch;
  indices: () => readonly string[];
  siteAt: (host: string) => Pick<Site, 'indices'> | undefined;
};

const LARGEST_LIMIT = 1000;
const CATALOGUE_LIMIT = 48;
const bodyLimit = 256 * 1024;

const systemQuery = wireQuery({ largestLimit: LARGEST_LIMIT }).extend({ index: z.string().min(1).max(100) });
const catalogueQuery = wireQuery({ largestLimit: CATALOGUE_LIMIT });

/** The search for other systems, with a key and any index; and for the pages' own islands, with neither. */
export function searchRoutes(app: FastifyInstance, tools: SearchTools): void {
  const withKey = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (!refuseWithoutKey(tools, request, reply)) done();
  };
  app.post('/api/search', { bodyLimit, errorHandler, onRequest: withKey }, (request, reply) =>
    forSystems(tools, request, reply),
  );

  const limits = { bodyLimit, errorHandler, config: { rateLimit: { max: 240, timeWindow: '1 minute' } } };
  app.post('/api/catalogue/search', limits, (request, reply) => forIslands(tools, request, reply));
}

/** Bodies that cannot even be read; all else goes on to whoever handles errors for the whole server. */
function errorHandler(error: FastifyError, _: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode === 413)
    return answerProblem(reply, 413, 'TOO_LARGE', 'The question is longer than 256 kB.');
  if (error.statusCode === 415)
    return answerProblem(
      reply,
      415,
      'NOT_JSON',
      'Send the question as JSON, with content-type application/json.',
    );
  if (error.statusCode === 400) return answerProblems(reply, ['The body is not JSON.']);
  return reply.send(error);
}

function refuseWithoutKey({ apiKey }: SearchTools, request: FastifyRequest, reply: FastifyReply) {
  if (!apiKey) {
    const message = 'The search is not open to other systems: SEARCH_API_KEY is not set.';
    return answerProblem(reply, 503, 'SEARCH_CLOSED', message);
  }
  if (isRightKey(request.headers['x-api-key'], apiKey)) return undefined;
  return answerProblem(reply, 401, 'WRONG_KEY', 'Send the search key in the header x-api-key.');
}

async function forSystems({ search, indices }: SearchTools, request: FastifyRequest, reply: FastifyReply) {
  const checked = systemQuery.safeParse(request.body);
  if (!checked.success) return answerProblems(reply, problemsIn(checked.error));
  const { index, ...query } = checked.data;
  if (!indices().includes(index)) {
    const message = `There is no index '${index}'. There are: ${indices().join(', ')}.`;
    return answerProblem(reply, 404, 'UNKNOWN_INDEX', message);
  }
  const problems = problemsOf(index, query);
  if (problems.length > 0) return answerProblems(reply, problems);
  const answer = await search.search(index, query);
  if (answer.failed)
    return answerProblem(
      reply,
      503,
      'SEARCH_UNAVAILABLE',
      'The search does not answer. Try again in a moment.',
    );
  return reply.header('cache-control', 'no-store').send(onTheWire(answer));
}

async function forIslands({ search, siteAt }: SearchTools, request: FastifyRequest, reply: FastifyReply) {
  const index = carIndexAt(siteAt(request.host));
  if (index === undefined) return answerProblem(reply, 400, 'UNKNOWN_SITE', 'Unknown sitecoreSiteName');
  const checked = catalogueQuery.safeParse(request.body);
  if (!checked.success) return answerProblems(reply, problemsIn(checked.error));
  const allowed = publicQuery(index, checked.data);
  if ('problems' in allowed) return answerProblems(reply, allowed.problems);
  const problems = problemsOf(index, allowed.query);
  if (problems.length > 0) return answerProblems(reply, problems);
  const answer = await search.search(index, allowed.query);
  reply.header('cache-control', 'no-store');
  return reply.send(answer.failed ? { ...onTheWire(answer), error: true } : onTheWire(answer));
}

function carIndexAt(site: Pick<Site, 'indices'> | undefined): string | undefined {
  try {
    return carIndexOf(site);
  } catch {
    return undefined;
  }
}

function answerProblems(reply: FastifyReply, problems: readonly string[]): FastifyReply {
  return answerProblem(reply, 400, 'BAD_QUERY', 'The search cannot be answered as it stands.', { problems });
}

function onTheWire({ facet, content, total_items, limit, offset }: SearchAnswer): SearchResult {
  return { facet, content, total_items, limit, offset };
}
