import { createSchema, createYoga } from 'graphql-yoga';
import type { SiteContent } from '../publishing/site-content.ts';
import { guards } from './guards.ts';
import type { ContentSources, QueryContext } from './query-context.ts';
import { logQueries, maskErrors } from './query-log.ts';
import { resolvers } from './resolvers.ts';
import { typeDefinitions as typeDefs } from './type-definitions.ts';

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

/** The menu of a large site is a tenth of it. */
const MAX_RESULT_BYTES = 512 * 1024;

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
    if (Buffer.byteLength(json) > MAX_RESULT_BYTES) return tooLarge;
    const result = JSON.parse(json) as object;
    // A query refused by a guard was never executed; the library responds 200 all the same.
    const status = response.ok && !('data' in result) ? 400 : response.status;
    return { status, json, cacheable: !('errors' in result), tags: [...tags] };
  };
}

const tooLarge: ContentResult = {
  status: 400,
  json: JSON.stringify({
    errors: [
      {
        message: `The result is larger than ${MAX_RESULT_BYTES / 1024} kB. Ask for less at a time.`,
        extensions: { code: 'RESULT_TOO_LARGE' },
      },
    ],
  }),
  cacheable: false,
  tags: [],
};

function post(args: ContentQuery): RequestInit {
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  return { method: 'POST', headers, body: JSON.stringify(args) };
}
