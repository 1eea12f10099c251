import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../platform/http-problem.ts';
import type { SearchResponse } from '../cached-search.ts';
import type { SearchResult } from '../port.ts';

/** Shared by all search endpoints. */
export const bodyLimit = 256 * 1024;

/** Unreadable bodies; other errors go to the server's error handler. */
export function errorHandler(error: FastifyError, _: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode === 413)
    return sendProblem(reply, 413, 'TOO_LARGE', 'The question is longer than 256 kB.');
  if (error.statusCode === 415)
    return sendProblem(
      reply,
      415,
      'NOT_JSON',
      'Send the question as JSON, with content-type application/json.',
    );
  if (error.statusCode === 400) return sendQueryProblems(reply, ['The body is not JSON.']);
  return reply.send(error);
}

export function sendQueryProblems(reply: FastifyReply, problems: readonly string[]): FastifyReply {
  return sendProblem(reply, 400, 'BAD_QUERY', 'The search cannot be answered as it stands.', { problems });
}

export function toResponseBody({ failed: _, ...result }: SearchResponse): SearchResult {
  return result;
}
