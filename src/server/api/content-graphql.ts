import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stripIgnoredCharacters } from 'graphql';
import { z } from 'zod';
import { type ContentQuery, type ContentResult, contentApi } from '../../content-api/content-api.ts';
import type { SiteContent } from '../../publishing/site-content.ts';
import type { AppContext } from '../app-context.ts';
import { normaliseHost } from '../normalise-host.ts';
import { securityHeaders } from '../response-headers.ts';
import { sendPage } from '../send-page.ts';
import { type StoredPage, toStoredPage } from '../stored-page.ts';

const FRESH_MS = 60_000;
const limits = { bodyLimit: 16 * 1024, config: { rateLimit: { max: 600, timeWindow: '1 minute' } } };

const queryBody = z.object({
  query: z.string().min(1).max(8000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
});

/** GraphQL over HTTP. Each distinct question of a site is answered once a minute, or until what it is about changes. */
export function contentGraphqlRoutes(server: FastifyInstance, app: AppContext): void {
  const { content, log, services, cache } = app;
  const ask = contentApi({ content, log, stories: services.stories }, { introspection });

  async function answer(request: FastifyRequest, reply: FastifyReply, given: unknown) {
    const checked = queryBody.safeParse(given);
    if (!checked.success) return refuse(reply, 'Send a query, with variables as an object.');
    const asked = withoutNulls(checked.data);
    const host = normaliseHost(request.host);
    try {
      const kept = await cache.fetch(graphqlKey(content.siteAt(host), asked), () => produce(asked, host));
      reply.hijack();
      sendPage(request.raw, reply.raw, kept);
      return reply;
    } catch (problem) {
      if (!(problem instanceof UncacheableResult)) throw problem;
      const { status, json } = problem.answer;
      return reply
        .status(status)
        .headers({ 'Cache-Control': 'no-store', 'Content-Type': jsonType })
        .send(json);
    }
  }

  /** Looks the site up again: a refresh may come after the content has changed. */
  async function produce(asked: ContentQuery, host: string): Promise<StoredPage> {
    const found = await ask(asked, content.siteAt(host));
    if (!found.cacheable) throw new UncacheableResult(found);
    return toStoredPage({
      status: found.status,
      html: found.json,
      headers: cachedHeaders,
      tags: found.tags,
      freshMs: FRESH_MS,
    });
  }

  server.post('/content-api/graphql', limits, (request, reply) => answer(request, reply, request.body));
  server.get<{ Querystring: Record<string, string> }>('/content-api/graphql', limits, (request, reply) =>
    answer(request, reply, { ...request.query, variables: parseVariables(request.query['variables']) }),
  );
}

const jsonType = 'application/json; charset=utf-8';
const cachedHeaders = {
  'Content-Type': jsonType,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  ...securityHeaders,
};

/** An answer with errors is given once; the next who asks may have better luck. */
class UncacheableResult extends Error {
  readonly answer: ContentResult;

  constructor(answer: ContentResult) {
    super('an answer with errors is not kept');
    this.answer = answer;
  }
}

/** Spaces, comments and the order of variables make no other question. */
function graphqlKey(
  host: SiteContent | undefined,
  { query, variables = {}, operationName }: ContentQuery,
): string {
  const names = Object.keys(variables).sort();
  const ordered = names.map((name) => [name, variables[name]]);
  return JSON.stringify([':graphql', host?.site.name, stripped(query), ordered, operationName]);
}

function stripped(query: string): string {
  try {
    return stripIgnoredCharacters(query);
  } catch {
    return query;
  }
}

function withoutNulls({ query, variables, operationName }: z.infer<typeof queryBody>): ContentQuery {
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}

function parseVariables(variables: string | undefined): unknown {
  if (variables === undefined) return undefined;
  try {
    return JSON.parse(variables);
  } catch {
    return variables;
  }
}

function refuse(reply: FastifyReply, message: string): FastifyReply {
  return reply.status(400).send({ errors: [{ message, extensions: { code: 'INVALID_INPUT' } }] });
}
