import { createSchema, createYoga } from 'graphql-yoga';
import type { SiteContent } from '../publishing/site-content.ts';
import { guards } from './guards.ts';
import type { ContentSources, QueryContext } from './query-context.ts';
import { logQueries, maskErrors } from './query-log.ts';
import { resolvers } from './resolvers.ts';
import typeDefs from './schema.graphql?raw';

export type ContentQuery = {
  query: string;
  variables?: Readonly<Record<string, unknown>> | undefined;
  operationName?: string | undefined;
};

export type ContentResult = {
  status: number;
  json: string;
  /** Without errors: it may be cached until one of its tags is invalidated. */
  cacheable: boolean;
  tags: readonly string[];
};

export type ContentApi = (args: ContentQuery, host: SiteContent | undefined) => Promise<ContentResult>;

/** Published content by GraphQL, from the same content in memory as the pages. */
export function contentApi(sources: ContentSources, options: { introspection: boolean }): ContentApi {
  const yoga = createYoga<Pick<QueryContext, 'host' | 'tag'>>({
    schema: createSchema<QueryContext>({ typeDefs, resolvers }),
    context: ({ host, tag }): QueryContext => ({ ...sources, host, tag }),
    plugins: [...guards(options), logQueries(sources.log)],
    maskedErrors: maskErrors(sources.log),
    graphqlEndpoint: '/',
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    logging: false,
  });

  return async (args, host) => {
    const tags = new Set<string>();
    const context = { host, tag: (tag: string) => void tags.add(tag) };
    const response = await yoga.fetch('http://content-api/', post(args), context);
    const json = await response.text();
    const result = JSON.parse(json) as object;
    // A query refused by a guard was never executed; the library responds 200 all the same.
    const status = response.ok && !('data' in result) ? 400 : response.status;
    return { status, json, cacheable: !('errors' in result), tags: [...tags] };
  };
}

function post(args: ContentQuery): RequestInit {
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  return { method: 'POST', headers, body: JSON.stringify(args) };
}
