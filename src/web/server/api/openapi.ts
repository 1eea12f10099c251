import { z } from 'zod';
import {
  type ApiOperation,
  json,
  problem,
  text,
  tooManyRequests,
} from '../../../shared/platform/api-operation.ts';
import { clientErrorCodes } from '../../../shared/platform/client-error-codes.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';

export const healthReport = z
  .object({
    live: z.literal(true),
    ready: z.boolean(),
    sites: z.int(),
    revision: z.int().meta({ description: 'Of the published content.' }),
    status: z
      .enum(['ok', 'degraded', 'down'])
      .meta({ description: 'degraded: the sites are served, but a part is not well; down: they are not.' }),
    parts: z
      .record(
        z.string(),
        z.object({
          status: z.enum(['ok', 'degraded']),
          ageSeconds: z.int().nullable().meta({
            description: 'How long ago the part was last known to be well; null if never.',
          }),
        }),
      )
      .meta({ description: 'database, content, outbox, media, and search:{index} for every index.' }),
  })
  .meta({ id: 'Health' });

export const healthOperation: ApiOperation = {
  id: 'health',
  tag: 'Operation',
  summary: 'Ask whether the sites can be served',
  description:
    'For load balancers and monitoring. A part that is degraded does not stop the sites from being served: the status stays 200.',
  path: '/healthz',
  responses: {
    200: {
      description: 'The sites can be served, or the studio, in which the first site is added.',
      content: json(healthReport),
    },
    503: { description: 'There is no site yet, and no studio.', content: json(healthReport) },
  },
  examples: [{ title: 'From a shell' }],
};

export const livenessReport = healthReport.pick({ live: true }).meta({ id: 'Liveness' });

export const livenessOperation: ApiOperation = {
  id: 'liveness',
  tag: 'Operation',
  summary: 'Ask whether the process responds',
  description: 'Also when the sites cannot be served yet.',
  path: '/livez',
  responses: { 200: { description: 'It does.', content: json(livenessReport) } },
  examples: [{ title: 'From a shell' }],
};

export const clientErrorBody = z
  .object({
    code: z.enum(clientErrorCodes).meta({ examples: ['ISLAND_NOT_LOADED'] }),
    message: z.string().max(300),
    place: z.string().max(80).meta({ description: 'What failed: an island, a script.' }),
    path: z.string().max(300).optional(),
    level: z.enum(['warn', 'error']).default('warn'),
  })
  .meta({ id: 'ClientError' });

export const clientErrorOperation: ApiOperation = {
  id: 'reportClientError',
  tag: 'Operation',
  summary: 'Report an error in the browser',
  description: 'Pages send it; it is written to the log of the server.',
  body: json(clientErrorBody),
  responses: {
    204: { description: 'Logged.' },
    400: problem('Code, message or place is missing.'),
    413: problem('The body is larger than 4 kB.'),
    415: problem('The body is not sent as JSON.'),
    429: tooManyRequests,
  },
  examples: [
    {
      title: 'An island that failed',
      site: 'solvik-se',
      body: {
        code: 'ISLAND_NOT_LOADED',
        message: 'x is not a function',
        place: 'car-list',
        path: '/kop-bil',
      },
    },
  ],
};

export const robotsOperation: ApiOperation = {
  id: 'robots',
  tag: 'Operation',
  summary: 'Get what crawlers may read',
  description: 'Per site. Unknown hosts are closed to crawlers.',
  path: '/robots.txt',
  responses: { 200: { description: 'The rules.', content: text('text/plain') } },
  examples: [{ title: 'Of one site', site: 'solvik-se' }],
};

export const faviconOperation: ApiOperation = {
  id: 'favicon',
  tag: 'Operation',
  summary: 'Get the icon of a site',
  description: 'For programs that do not read it from a page. An SVG, whatever the address is called.',
  path: '/favicon.ico',
  responses: {
    200: { description: 'The icon.', content: text('image/svg+xml') },
    308: { description: 'The icon is a file elsewhere.' },
    404: problem('The site has no icon.'),
  },
  examples: [{ title: 'Of one site', site: 'solvik-se' }],
};

const sitemapProblems = {
  404: {
    description: 'No site answers at this host, or it has no such file.',
    content: { ...json(problemBody), ...text('text/html') },
  },
  503: problem('The records are still being read.'),
};

export const sitemapOperation: ApiOperation = {
  id: 'sitemapIndex',
  tag: 'Operation',
  summary: 'Get the sitemap of a site',
  description: 'An index of its files.',
  path: '/sitemap.xml',
  responses: { 200: { description: 'The index.', content: text('application/xml') }, ...sitemapProblems },
  examples: [{ title: 'Of one site', site: 'solvik-se' }],
};

export const sitemapFileOperation: ApiOperation = {
  id: 'sitemapFile',
  tag: 'Operation',
  summary: 'Get one file of a sitemap',
  description: 'Pages or cars, with their languages.',
  path: '/sitemap-{name}.xml',
  parameters: {
    path: z.object({ name: z.string().meta({ description: 'As in the index.', examples: ['cars-2'] }) }),
  },
  responses: { 200: { description: 'The file.', content: text('application/xml') }, ...sitemapProblems },
  examples: [{ title: 'The pages', site: 'solvik-se', path: { name: 'pages' } }],
};

export const documentOperation: ApiOperation = {
  id: 'openApiDocument',
  tag: 'Operation',
  summary: 'Get this description',
  description: 'OpenAPI 3.1, derived from the schemas the routes work with.',
  responses: {
    200: { description: 'The document.', content: json(z.record(z.string(), z.unknown())) },
  },
  examples: [{ title: 'As JSON' }],
};

export const documentPageOperation: ApiOperation = {
  id: 'apiDocs',
  tag: 'Operation',
  summary: 'Read this description',
  description: 'The same as a page for people.',
  responses: { 200: { description: 'The page.', content: text('text/html') } },
  examples: [{ title: 'From a shell' }],
};
