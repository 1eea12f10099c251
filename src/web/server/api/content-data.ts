import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { describeMedia } from '../../../content/api/describe-layout.ts';
import type { PublishedContent } from '../../../content/publishing/published-content.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { queryValues } from '../../../shared/platform/query-values.ts';
import { pageEntries } from '../sitemap/page-entries.ts';
import { inLanguage } from './content-api.ts';
import {
  mediaOperation,
  robotsDataOperation,
  type robotsDataResponse,
  sitemapDataOperation,
  type sitemapDataResponse,
} from './content-openapi.ts';
import { robotsOf } from './robots.ts';

/** What a system that renders pages itself needs beside them: paths of media, and what search engines are told. */
export function contentDataRoutes(server: FastifyInstance, content: PublishedContent): void {
  server.get('/content-api/media', { config: { operation: mediaOperation } }, (request, reply) =>
    inLanguage(content, request, reply, (_, language) => {
      const { key = '' } = queryValues(request.query);
      const found = describeMedia(content, { media: key }, language);
      if (!found) return sendProblem(reply, 404, 'NOT_FOUND', 'There is no such file.');
      return reply.send({ key, ...found });
    }),
  );

  server.get('/content-api/robots', { config: { operation: robotsDataOperation } }, (request, reply) =>
    inLanguage(content, request, reply, (found) => {
      const body: z.output<typeof robotsDataResponse> = { site: found.site.name, ...robotsOf(found) };
      return reply.send(body);
    }),
  );

  server.get('/content-api/sitemap', { config: { operation: sitemapDataOperation } }, (request, reply) =>
    inLanguage(content, request, reply, (found) => {
      const { pages, stories } = pageEntries(found);
      const body: z.output<typeof sitemapDataResponse> = {
        site: found.site.name,
        entries: [...pages, ...stories],
      };
      return reply.send(body);
    }),
  );
}
