import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stripIgnoredCharacters } from 'graphql';
import type { z } from 'zod';
import { type ContentQuery, type ContentResult, contentApi } from '../../../content/api/content-api.ts';
import type { SiteContent } from '../../../content/publishing/site-content.ts';
import type { ApiOperation } from '../../../shared/platform/api-operation.ts';
import { queryValues } from '../../../shared/platform/query-values.ts';
import { isUnusableJson } from '../../../shared/platform/unusable-json.ts';
import { cacheKey } from '../cache-key.ts';
import { requestHostname } from '../request-hostname.ts';
import { securityHeaders } from '../response-headers.ts';
import { replyWithStoredPage } from '../send-page.ts';
import type { ServerContext } from '../server-context.ts';
import { type StoredPage, toStoredPage } from '../stored-page.ts';
import { graphqlBody, graphqlGetOperation, graphqlOperation } from './content-openapi.ts';

const limits = (operation: ApiOperation) => ({
  bodyLimit: 16 * 1024,
  errorHandler: refuseUnreadable,
  config: { rateLimit: { max: 600, timeWindow: '1 minute' }, operation },
});

/** GraphQL over HTTP. The result of each distinct query is cached for a minute, or until its content changes. */
export function contentGraphqlRoutes(server: FastifyInstance, app: ServerContext): void {
  const { content, log, services, cache } = app;
  const execute = contentApi(
    { content, log, stories: services.stories },
    { introspection: app.contentIntrospection },
  );

  async function respond(request: FastifyRequest, reply: FastifyReply, body: unknown) {
    const checked = graphqlBody.safeParse(body);
    if (!checked.success) return refuse(reply, 'Send a query, with variables as an object.');
    const query = withoutNulls(checked.data);
    const host = requestHostname(request.host);
    try {
      const key = graphqlKey(content.siteAt(host), query);
      return replyWithStoredPage(request, reply, await cache.fetch(key, () => produce(query, host)));
    } catch (error) {
      if (!(error instanceof UncacheableResult)) throw error;
      const { status, json } = error.result;
      return reply
        .status(status)
        .headers({ 'Cache-Control': 'no-store', 'Content-Type': jsonType })
        .send(json);
    }
  }

  /** Looks the site up again: a refresh may come after the content has changed. */
  async function produce(query: ContentQuery, host: string): Promise<StoredPage> {
    const result = await execute(query, content.siteAt(host));
    if (!result.cacheable) throw new UncacheableResult(result);
    return toStoredPage({
      kind: 'graphql',
      status: result.status,
      html: result.json,
      headers: cachedHeaders,
      tags: result.tags,
    });
  }

  server.post('/content-api/graphql', limits(graphqlOperation), (request, reply) =>
    respond(request, reply, request.body),
  );
  const getLimits = limits(graphqlGetOperation);
  server.get('/content-api/graphql', getLimits, (request, reply) => {
    const query = queryValues(request.query);
    return respond(request, reply, { ...query, variables: parseVariables(query['variables']) });
  });
}

const jsonType = 'application/json; charset=utf-8';
const cachedHeaders = {
  'Content-Type': jsonType,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  ...securityHeaders,
};

/** A result with errors is sent once; the same query may succeed the next time. */
class UncacheableResult extends Error {
  readonly result: ContentResult;

  constructor(result: ContentResult) {
    super('a result with errors is not cached');
    this.result = result;
  }
}

/** Spaces and comments do not make another query. */
function graphqlKey(
  host: SiteContent | undefined,
  { query, variables = {}, operationName }: ContentQuery,
): string {
  const site = host?.site.name;
  return cacheKey({ kind: 'graphql', site, query: stripped(query), variables, operationName });
}

function stripped(query: string): string {
  try {
    return stripIgnoredCharacters(query);
  } catch {
    return query;
  }
}

function withoutNulls({ query, variables, operationName }: z.infer<typeof graphqlBody>): ContentQuery {
  return {
    query,
    variables: variables ? namedIn(query, variables) : undefined,
    operationName: operationName ?? undefined,
  };
}

/** A variable that the query does not name changes nothing, but would make another cached result. */
function namedIn(query: string, variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const named = new Set(Array.from(query.matchAll(/\$(\w+)/g), ([, name]) => name));
  return Object.fromEntries(Object.entries(variables).filter(([name]) => named.has(name)));
}

function parseVariables(variables: string | undefined): unknown {
  if (variables === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(variables);
    return isUnusableJson(variables, parsed) ? variables : parsed;
  } catch {
    return variables;
  }
}

function refuseUnreadable(error: FastifyError, _: FastifyRequest, reply: FastifyReply): FastifyReply {
  return error.statusCode === 400 ? refuse(reply, 'The body is not JSON.') : reply.send(error);
}

function refuse(reply: FastifyReply, message: string): FastifyReply {
  return reply.status(400).send({ errors: [{ message, extensions: { code: 'INVALID_INPUT' } }] });
}
