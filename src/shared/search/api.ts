import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiKeyCheck, createApiKeyCheck } from '../platform/api-key.ts';
import type { Clock } from '../platform/clock.ts';
import { sendProblem } from '../platform/http-problem.ts';
import { searchBody, searchOperation } from './api/openapi.ts';
import { bodyLimit, errorHandler, sendQueryProblems, toResponseBody } from './api/responses.ts';
import type { CachedSearch } from './cached-search.ts';
import type { IndexDefinition } from './index-definition.ts';
import { queryProblems, schemaProblems } from './query-schema.ts';

export type SearchRouteDeps = {
  apiKey: string | undefined;
  now: Clock;
  search: CachedSearch;
  /** Of every index that there is. */
  definitions: () => ReadonlyMap<string, IndexDefinition>;
};

/** The search API for other systems: any index, with an API key. */
export function searchRoutes(app: FastifyInstance, deps: SearchRouteDeps): void {
  const checkKey = createApiKeyCheck(deps.now);
  const withKey = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (!refuseWithoutKey(deps, checkKey, request, reply)) done();
  };
  const options = { bodyLimit, errorHandler, onRequest: withKey, config: { operation: searchOperation } };
  app.post('/api/search', options, (request, reply) => handleSearch(deps, request, reply));
}

function refuseWithoutKey(
  { apiKey }: SearchRouteDeps,
  checkKey: ApiKeyCheck,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!apiKey) {
    const message = 'The search is not open to other systems: SEARCH_API_KEY is not set.';
    return sendProblem(reply, 503, 'SEARCH_CLOSED', message);
  }
  const key = { given: request.headers['x-api-key'], expected: apiKey };
  const message = 'Send the search key in the header x-api-key.';
  return checkKey(request, reply, { ...key, code: 'WRONG_KEY', message });
}

async function handleSearch(
  { search, definitions }: SearchRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const checked = searchBody.safeParse(request.body);
  if (!checked.success) return sendQueryProblems(reply, schemaProblems(checked.error));
  const { index, ...query } = checked.data;
  const known = definitions();
  const definition = known.get(index);
  if (!definition) {
    const message = `There is no index '${index}'. There are: ${[...known.keys()].join(', ')}.`;
    return sendProblem(reply, 404, 'UNKNOWN_INDEX', message);
  }
  const problems = queryProblems(definition, query);
  if (problems.length > 0) return sendQueryProblems(reply, problems);
  const response = await search.search(index, query);
  if (response.failed)
    return sendProblem(
      reply,
      503,
      'SEARCH_UNAVAILABLE',
      'The search does not answer. Try again in a moment.',
    );
  return reply.header('cache-control', 'no-store').send(toResponseBody(response));
}
