import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { PublishedContent } from '../../../content/publishing/published-content.ts';
import type { SiteContent } from '../../../content/publishing/site-content.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { queryValues } from '../../../shared/platform/query-values.ts';
import { isLanguage, type Language } from '../../../shared/sites/languages.ts';
import { requestHostname } from '../request-hostname.ts';
import { brandsOperation, type brandsResponse, pageOperation, type pageResponse } from './content-openapi.ts';

/** Published content as JSON, read-only, from the same content in memory as the pages. */
export function contentApiRoutes(server: FastifyInstance, content: PublishedContent): void {
  server.get('/content-api/page', { config: { operation: pageOperation } }, (request, reply) =>
    inLanguage(content, request, reply, (found, language) => {
      const { path: wanted = '/' } = queryValues(request.query);
      const page = found.in(language).tree.find(wanted)?.page;
      if (!page) return sendProblem(reply, 404, 'NOT_FOUND', `No page at ${wanted}.`);
      const { id, path, name, fields, header, main, footer } = page;
      const placeholders = { header, main, footer };
      const body: z.output<typeof pageResponse> = { id, language, path, name, fields, placeholders };
      return reply.send(body);
    }),
  );

  server.get('/content-api/brands', { config: { operation: brandsOperation } }, (request, reply) =>
    inLanguage(content, request, reply, ({ brands }, language) => {
      const src = (media: string) => content.picture({ media }, language)?.src ?? '';
      const body: z.output<typeof brandsResponse> = brands.map(({ brandCode, logo, logoBlackAndWhite }) => ({
        brandCode,
        logo: { src: src(logo) },
        logoBlackAndWhite: { src: src(logoBlackAndWhite) },
      }));
      return reply.send(body);
    }),
  );
}

/** Answers for the site of the host, or the one that `site` names, in one of its languages. */
export function inLanguage<Sent extends FastifyReply | Promise<FastifyReply>>(
  content: PublishedContent,
  request: FastifyRequest,
  reply: FastifyReply,
  respond: (found: SiteContent, language: Language) => Sent,
): Sent | FastifyReply {
  const { site } = queryValues(request.query);
  const found = site ? content.siteNamed(site) : content.siteAt(requestHostname(request.host));
  if (!found) return sendProblem(reply, 404, 'UNKNOWN_SITE', 'No site answers at this host.');
  const language = queryValues(request.query)['language'] ?? found.site.languages[0];
  if (!isLanguage(language) || !found.site.languages.includes(language)) {
    return sendProblem(reply, 400, 'UNKNOWN_LANGUAGE', `This site has ${found.site.languages.join(', ')}.`);
  }
  reply.header('cache-control', 'public, max-age=60');
  return respond(found, language);
}
