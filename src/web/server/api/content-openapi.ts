import { z } from 'zod';
import { apiOperation, json, jsonLimits, jsonResponse } from '../../../shared/platform/api-operation.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';

const variables = z.record(z.string(), z.unknown());

export const graphqlBody = z
  .object({
    query: z.string().min(1).max(8000).describe('GraphQL.'),
    variables: variables.nullish(),
    operationName: z.string().max(200).nullish().describe('When the query has several.'),
  })
  .meta({ id: 'GraphqlBody' });

const graphqlResult = z
  .object({
    data: variables.nullish(),
    errors: z
      .array(
        z.looseObject({
          message: z.string().describe('For people.'),
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
  description:
    'GraphQL: menus, languages of a page, stories, wildcard pages, the dictionary, the makes. The host says which site; the argument site names another. Read-only; a query may be ten levels deep, and one that is too costly is refused. The same query gets the same response for 60 seconds, or until its content is published anew. The schema can be read by introspection in the demo.',
  responses: {
    200: jsonResponse(
      'What was found; what could not be resolved is null and named under errors.',
      graphqlResult,
    ),
    400: jsonResponse(
      'The query is not valid, too deep, too costly, or missing; or the body is no JSON.',
      z.union([graphqlResult, problemBody]),
    ),
    ...jsonLimits('16 kB'),
  },
};

export const graphqlOperation = apiOperation('Content', 'content', {
  ...graphql,
  summary: 'Ask for published content',
  body: json(graphqlBody),
  examples: { 'The four latest stories': { site: 'solvik-se', body: { query: latestStories } } },
});

export const graphqlGetOperation = apiOperation('Content', 'contentByAddress', {
  ...graphql,
  summary: 'Ask for published content with a GET',
  query: graphqlBody.extend({ variables: z.string().optional().describe('As JSON.') }),
  examples: { 'The four latest stories': { site: 'solvik-se', query: { query: latestStories } } },
});

const language = z
  .string()
  .optional()
  .meta({
    description: 'One of the site’s languages. Without it, the first of them.',
    examples: ['sv'],
  });

const site = z
  .string()
  .optional()
  .meta({ description: 'The name of the site. Without it, the one of the host.', examples: ['solvik-se'] });

const path = z
  .string()
  .optional()
  .meta({ default: '/', description: 'The path of the page.', examples: ['/om-oss'] });

export const pageQuery = z.object({ path, language, site });

export const brandsQuery = z.object({ language, site });

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

const unknownLanguage = 'The site does not have this language.';

function ofSite(description: string, schema: z.ZodType, missing: string) {
  return { 200: jsonResponse(description, schema), 400: unknownLanguage, 404: missing };
}

export const pageOperation = apiOperation('Content', 'contentPage', {
  summary: 'Get a published page as JSON',
  description: 'Its fields and the blocks of its placeholders.',
  query: pageQuery,
  responses: ofSite('The page.', pageResponse, 'No site answers at this host, or it has no such page.'),
  examples: { 'The home page': { site: 'solvik-se', query: { path: '/' } } },
});

export const brandsOperation = apiOperation('Content', 'contentBrands', {
  summary: 'Get the makes with their logos',
  description: 'As editors maintain them, per site.',
  query: brandsQuery,
  responses: ofSite('The makes.', brandsResponse, 'No site answers at this host.'),
  examples: { 'Of one site': { site: 'solvik-se' } },
});

const anyFields = z.record(z.string(), z.unknown());

const layoutBlock = z
  .object({
    id: z.string(),
    name: z.string().describe('The kind of block.'),
    fields: anyFields.describe(
      'References to the media library have `src`, `variants` and `placeholder` beside their key.',
    ),
  })
  .meta({ id: 'LayoutBlock' });

export const layoutResponse = z
  .object({
    site: z.string(),
    language: z.string(),
    path: z.string(),
    editing: z.boolean().describe('Whether drafts are shown.'),
    route: z.object({
      id: z.string(),
      name: z.string(),
      displayName: z.string(),
      path: z.string().describe('Of the page; `,-w-,` stands for any part.'),
      wildcards: z.array(z.string()).readonly().describe('What those parts are in this route.'),
      template: z.object({ id: z.string() }),
      parent: z.object({ id: z.string() }).nullable(),
      changedAt: z.string(),
      fields: anyFields,
      placeholders: z.object({
        header: z.array(layoutBlock).readonly(),
        main: z.array(layoutBlock).readonly(),
        footer: z.array(layoutBlock).readonly(),
      }),
    }),
  })
  .meta({ id: 'Layout' });

export const layoutOperation = apiOperation('Content', 'contentLayout', {
  summary: 'Get what lies at a route',
  description:
    'The page with its fields, and the blocks of its placeholders with theirs. With `editing=1` and an editing token of the site (`Authorization: Bearer`, as the studio puts it into addresses of previews) the newest draft; such answers are never cached.',
  query: z.object({
    path,
    language,
    site,
    editing: z
      .string()
      .optional()
      .meta({ description: '1 for drafts.', examples: ['1'] }),
    token: z.string().optional().describe('The editing token, if not sent as a header.'),
  }),
  responses: {
    200: jsonResponse('The layout.', layoutResponse),
    400: unknownLanguage,
    401: 'Drafts are shown with an editing token of this site only.',
    404: 'No site answers at this host or to this name, or it has no such route.',
    503: 'The studio, which has the drafts, does not answer.',
  },
  examples: { 'The home page': { site: 'solvik-se', query: { path: '/' } } },
});

const mediaVariant = z.object({ src: z.string(), type: z.string(), width: z.number().optional() });

export const mediaResponse = z
  .object({
    key: z.string(),
    src: z.string().describe('Of a picture, without width and format.'),
    type: z.string().optional().describe('Of a film or document.'),
    bytes: z.number().optional(),
    width: z.number().optional(),
    height: z.number().optional(),
    alt: z.string().optional(),
    focal: z.object({ x: z.number(), y: z.number() }).optional(),
    placeholder: z.string().optional().describe('A few pixels, shown while the picture loads.'),
    vector: z.boolean().optional(),
    variants: z.array(mediaVariant).optional(),
  })
  .meta({ id: 'Media' });

export const mediaOperation = apiOperation('Content', 'contentMedia', {
  summary: 'Find a file of the media library',
  description: 'The paths of a picture in every width and format, or of a film or document.',
  query: z.object({
    key: z.string().meta({ description: 'As fields refer to it.', examples: ['scenes/coast'] }),
    language,
    site,
  }),
  responses: ofSite('Where it is.', mediaResponse, 'There is no such file, or no such site.'),
  examples: { 'A picture': { site: 'solvik-se', query: { key: 'scenes/coast' } } },
});

export const robotsDataResponse = z
  .object({
    site: z.string(),
    rules: z.array(z.object({ rule: z.enum(['Allow', 'Disallow']), path: z.string() })),
    sitemap: z.string(),
  })
  .meta({ id: 'RobotsData' });

export const robotsDataOperation = apiOperation('Content', 'contentRobots', {
  summary: 'Get the rules for crawlers as data',
  description: 'The data of `/robots.txt`.',
  query: z.object({ language, site }),
  responses: ofSite('The rules in order.', robotsDataResponse, 'No such site.'),
  examples: { 'Of one site': { site: 'solvik-se' } },
});

export const sitemapDataResponse = z
  .object({
    site: z.string(),
    entries: z.array(
      z.object({
        address: z.string(),
        changedAt: z.string(),
        translations: z.array(z.object({ language: z.string(), address: z.string() })).readonly(),
      }),
    ),
  })
  .meta({ id: 'SitemapData' });

export const sitemapDataOperation = apiOperation('Content', 'contentSitemap', {
  summary: 'Get the pages of the sitemap',
  description:
    'Pages and stories in all languages, as in `/sitemap.xml`; cars and dealerships are in its files.',
  query: z.object({ language, site }),
  responses: ofSite('The pages.', sitemapDataResponse, 'No such site.'),
  examples: { 'Of one site': { site: 'solvik-se' } },
});
