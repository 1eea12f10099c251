import { z } from 'zod';
import { type ApiOperation, json, problem, tooManyRequests } from '../../platform/api-operation.ts';

const variables = z.record(z.string(), z.unknown());

export const graphqlBody = z
  .object({
    query: z.string().min(1).max(8000).meta({ description: 'GraphQL.' }),
    variables: variables.nullish(),
    operationName: z.string().max(200).nullish().meta({ description: 'When the query has several.' }),
  })
  .meta({ id: 'GraphqlBody' });

const graphqlResult = z
  .object({
    data: variables.nullish(),
    errors: z
      .array(
        z.looseObject({
          message: z.string().meta({ description: 'For people.' }),
          extensions: z
            .looseObject({
              code: z
                .string()
                .optional()
                .meta({ description: 'For programs.', examples: ['READ_ONLY'] }),
            })
            .optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'GraphqlResult' });

const latestStories =
  '{ storieslistpage(datasource: "/berattelser", language: "sv") { total stories { title url { path } } } }';

const graphql = {
  tag: 'Content',
  description:
    'GraphQL: menus, languages of a page, stories, wildcard pages, the dictionary, the makes. The host says which site; the argument site names another. Read-only; a query may be ten levels deep, and one that is too costly is refused. The same query gets the same response for 60 seconds, or until its content is published anew. The schema can be read by introspection in the demo.',
  responses: {
    200: {
      description: 'What was found; what could not be resolved is null and named under errors.',
      content: json(graphqlResult),
    },
    400: {
      description: 'The query is not valid, too deep, too costly, or missing.',
      content: json(graphqlResult),
    },
    413: problem('The body is larger than 16 kB.'),
    415: problem('The body is not sent as JSON.'),
    429: tooManyRequests,
  },
} as const;

export const graphqlOperation: ApiOperation = {
  ...graphql,
  id: 'content',
  summary: 'Ask for published content',
  body: json(graphqlBody),
  examples: [{ title: 'The four latest stories', site: 'solvik-se', body: { query: latestStories } }],
};

export const graphqlGetOperation: ApiOperation = {
  ...graphql,
  id: 'contentByAddress',
  summary: 'Ask for published content with a GET',
  parameters: {
    query: graphqlBody.extend({
      variables: z.string().optional().meta({ description: 'As JSON.' }),
    }),
  },
  examples: [{ title: 'The four latest stories', site: 'solvik-se', query: { query: latestStories } }],
};

const language = z
  .string()
  .optional()
  .meta({
    description: 'One of the site’s languages. Without it, the first of them.',
    examples: ['sv'],
  });

export const pageQuery = z.object({
  path: z
    .string()
    .optional()
    .meta({ default: '/', description: 'The path of the page.', examples: ['/om-oss'] }),
  language,
});

export const brandsQuery = z.object({ language });

const block = z
  .looseObject({ state: z.enum(['ready', 'broken', 'unknown']), id: z.string(), name: z.string() })
  .meta({ id: 'PageBlock' });

export const pageResponse = z
  .object({
    id: z.string(),
    language: z.string(),
    path: z.string(),
    name: z.string(),
    fields: z.record(z.string(), z.unknown()),
    placeholders: z.object({
      header: z.array(block).readonly(),
      main: z.array(block).readonly(),
      footer: z.array(block).readonly(),
    }),
  })
  .meta({ id: 'Page' });

const logo = z.object({ src: z.string() });

export const brandsResponse = z
  .array(z.object({ brandCode: z.string(), logo, logoBlackAndWhite: logo }))
  .meta({ id: 'Brands' });

const unknownLanguage = problem('The site does not have this language.');

export const pageOperation: ApiOperation = {
  id: 'contentPage',
  tag: 'Content',
  summary: 'Get a published page as JSON',
  description: 'Its fields and the blocks of its placeholders.',
  parameters: { query: pageQuery },
  responses: {
    200: { description: 'The page.', content: json(pageResponse) },
    400: unknownLanguage,
    404: problem('No site answers at this host, or it has no such page.'),
  },
  examples: [{ title: 'The home page', site: 'solvik-se', query: { path: '/' } }],
};

export const brandsOperation: ApiOperation = {
  id: 'contentBrands',
  tag: 'Content',
  summary: 'Get the makes with their logos',
  description: 'As editors maintain them, per site.',
  parameters: { query: brandsQuery },
  responses: {
    200: { description: 'The makes.', content: json(brandsResponse) },
    400: unknownLanguage,
    404: problem('No site answers at this host.'),
  },
  examples: [{ title: 'Of one site', site: 'solvik-se' }],
};
