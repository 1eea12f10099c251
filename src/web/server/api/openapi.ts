import { z } from 'zod';
import {
  apiOperation,
  json,
  jsonLimits,
  jsonResponse,
  text,
} from '../../../shared/platform/api-operation.ts';
import { clientErrorCodes } from '../../../shared/platform/client-error-codes.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';

export const healthReport = z
  .object({
    live: z.literal(true),
    ready: z.boolean(),
    sites: z.int(),
    revision: z.int().describe('Of the published content.'),
    status: z
      .enum(['ok', 'degraded', 'down'])
      .describe('degraded: the sites are served, but a part is not well; down: they are not.'),
    parts: z
      .record(
        z.string(),
        z.object({
          status: z.enum(['ok', 'degraded']),
          ageSeconds: z
            .int()
            .nullable()
            .describe('How long ago the part was last known to be well; null if never.'),
        }),
      )
      .describe('database, content, outbox, media, and search:{index} for every index.'),
  })
  .meta({ id: 'Health' });

export const healthOperation = apiOperation('Operation', 'health', {
  summary: 'Ask whether the sites can be served',
  description:
    'For load balancers and monitoring. A part that is degraded does not stop the sites from being served: the status stays 200.',
  address: '/healthz',
  responses: {
    200: jsonResponse(
      'The sites can be served, or the studio, in which the first site is added.',
      healthReport,
    ),
    503: jsonResponse('There is no site yet, and no studio.', healthReport),
  },
  examples: { 'From a shell': {} },
});

export const livenessReport = healthReport.pick({ live: true }).meta({ id: 'Liveness' });

export const livenessOperation = apiOperation('Operation', 'liveness', {
  summary: 'Ask whether the process responds',
  description: 'Also when the sites cannot be served yet.',
  address: '/livez',
  responses: { 200: jsonResponse('It does.', livenessReport) },
  examples: { 'From a shell': {} },
});

export const clientErrorBody = z
  .object({
    code: z.enum(clientErrorCodes).meta({ examples: ['ISLAND_NOT_LOADED'] }),
    message: z.string().max(300),
    place: z.string().max(80).describe('What failed: an island, a script.'),
    path: z.string().max(300).optional(),
    level: z.enum(['warn', 'error']).default('warn'),
  })
  .meta({ id: 'ClientError' });

export const clientErrorOperation = apiOperation('Operation', 'reportClientError', {
  summary: 'Report an error in the browser',
  description: 'Pages send it; it is written to the log of the server.',
  body: json(clientErrorBody),
  responses: { 204: 'Logged.', 400: 'Code, message or place is missing.', ...jsonLimits('4 kB') },
  examples: {
    'An island that failed': {
      site: 'solvik-se',
      body: {
        code: 'ISLAND_NOT_LOADED',
        message: 'x is not a function',
        place: 'car-list',
        path: '/kop-bil',
      },
    },
  },
});

export const robotsOperation = apiOperation('Operation', 'robots', {
  summary: 'Get what crawlers may read',
  description: 'Per site. Unknown hosts are closed to crawlers.',
  address: '/robots.txt',
  responses: { 200: { description: 'The rules.', content: text('text/plain') } },
  examples: { 'Of one site': { site: 'solvik-se' } },
});

export const faviconOperation = apiOperation('Operation', 'favicon', {
  summary: 'Get the icon of a site',
  description:
    'For programs that do not read it from a page. The favicon as it is, an SVG too, or an icon drawn from the logo.',
  address: '/favicon.ico',
  responses: {
    200: { description: 'The icon.', content: { ...text('image/svg+xml'), ...text('image/x-icon') } },
    308: 'The icon is a file elsewhere.',
    404: 'The site has no icon.',
  },
  examples: { 'Of one site': { site: 'solvik-se' } },
});

export const manifestOperation = apiOperation('Operation', 'manifest', {
  summary: 'Get the manifest of a site',
  description: 'Name, colours and icons for phones that keep the site on their home screen.',
  address: '/manifest.webmanifest',
  responses: {
    200: { description: 'The manifest.', content: text('application/manifest+json') },
    404: 'The site has neither a logo nor a favicon.',
  },
  examples: { 'Of one site': { site: 'solvik-se' } },
});

const sitemapProblems = {
  404: {
    description: 'No site answers at this host, or it has no such file.',
    content: { ...json(problemBody), ...text('text/html') },
  },
  503: 'The records are still being read.',
};

export const sitemapOperation = apiOperation('Operation', 'sitemapIndex', {
  summary: 'Get the sitemap of a site',
  description: 'An index of its files.',
  address: '/sitemap.xml',
  responses: { 200: { description: 'The index.', content: text('application/xml') }, ...sitemapProblems },
  examples: { 'Of one site': { site: 'solvik-se' } },
});

export const sitemapFileOperation = apiOperation('Operation', 'sitemapFile', {
  summary: 'Get one file of a sitemap',
  description: 'Pages or cars, with their languages.',
  address: '/sitemap-{name}.xml',
  path: z.object({ name: z.string().meta({ description: 'As in the index.', examples: ['cars-2'] }) }),
  responses: { 200: { description: 'The file.', content: text('application/xml') }, ...sitemapProblems },
  examples: { 'The pages': { site: 'solvik-se', path: { name: 'pages' } } },
});

export const documentOperation = apiOperation('Operation', 'openApiDocument', {
  summary: 'Get this description',
  description: 'OpenAPI 3.1, derived from the schemas the routes work with.',
  responses: { 200: jsonResponse('The document.', z.record(z.string(), z.unknown())) },
  examples: { 'As JSON': {} },
});

export const documentPageOperation = apiOperation('Operation', 'apiDocs', {
  summary: 'Read this description',
  description: 'The same as a page for people.',
  responses: { 200: { description: 'The page.', content: text('text/html') } },
  examples: { 'From a shell': {} },
});
