import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isRightKey } from '../platform/api-key.ts';
import { answerProblem } from '../platform/http-problem.ts';
import { answerProblems, bodyLimit, errorHandler, onTheWire } from './api/answers.ts';
import type { CachedSearch } from './cached-search.ts';
import { problemsIn, problemsOf, wireQuery } from './wire-query.ts';

export type SearchTools = {
  apiKey: string | undefined;
  search: CachedSearch;
  indices: () => readonly string[];
};

const LARGEST_LIMIT = 1000;

const systemQuery = wireQuery({ largestLimit: LARGEST_LIMIT }).extend({ index: z.string().min(1).max(100) });

/** The search for other systems, with a key and any index. */
export function searchRoutes(app: FastifyInstance, tools: SearchTools): void {
  const withKey = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (!refuseWithoutKey(tools, request, reply)) done();
  };
  app.post('/api/search', { bodyLimit, errorHandler, onRequest: withKey }, (request, reply) =>
    forSystems(tools, request, reply),
  );
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
