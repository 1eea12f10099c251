import { createSchema, createYoga } from 'graphql-yoga';
import type { SiteContent } from '../publishing/site-content.ts';
import type { Asked, ContentSources } from './asked.ts';
import { guards } from './guards.ts';
import { maskingErrors, noteQuestions } from './notes.ts';
import { resolvers } from './resolvers.ts';
import typeDefs from './schema.graphql?raw';

export type ContentQuestion = {
  query: string;
  variables?: Readonly<Record<string, unknown>> | undefined;
  operationName?: string | undefined;
};

export type ContentAnswer = {
  status: number;
  json: string;
  /** Without errors: it may be kept until something carrying one of its tags changes. */
  whole: boolean;
  tags: readonly string[];
};

export type ContentApi = (question: ContentQuestion, host: SiteContent | undefined) => Promise<ContentAnswer>;

/** Published content by GraphQL, from the same memory the pages are made of. */
export function contentApi(sources: ContentSources, options: { introspection: boolean }): ContentApi {
  const yoga = createYoga<Pick<Asked, 'host' | 'tag'>>({
    schema: createSchema<Asked>({ typeDefs, resolvers }),
    context: ({ host, tag }): Asked => ({ ...sources, host, tag }),
    plugins: [...guards(options), noteQuestions(sources.log)],
    maskedErrors: maskingErrors(sources.log),
    graphqlEndpoint: '/',
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    logging: false,
  });

  return async (question, host) => {
    const tags = new Set<string>();
    const asked = { host, tag: (tag: string) => void tags.add(tag) };
    const response = await yoga.fetch('http://content-api/', post(question), asked);
    const json = await response.text();
    const answer = JSON.parse(json) as object;
    // A question refused by a guard was never put; the library answers 200 all the same.
    const status = response.ok && !('data' in answer) ? 400 : response.status;
    return { status, json, whole: !('errors' in answer), tags: [...tags] };
  };
}

function post(question: ContentQuestion): RequestInit {
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  return { method: 'POST', headers, body: JSON.stringify(question) };
}
