import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../platform/http-problem.ts';
import type { PublishedContent } from '../../publishing/published-content.ts';
import type { SiteContent } from '../../publishing/site-content.ts';
import { isLanguage, type Language } from '../../sites/languages.ts';
import { normaliseHost } from '../normalise-host.ts';

type Query = { Querystring: { path?: string; language?: string } };

/** Published content as JSON, read-only, from the same content in memory as the pages. */
export function contentApiRoutes(server: FastifyInstance, content: PublishedContent): void {
  server.get<Query>('/content-api/page', (request, reply) =>
    inLanguage(content, request, reply, (found, language) => {
      const page = found.in(language).tree.find(request.query.path ?? '/')?.page;
      if (!page) return sendProblem(reply, 404, 'NOT_FOUND', `No page at ${request.query.path}.`);
      const { id, path, name, fields, header, main, footer } = page;
      return reply.send({ id, language, path, name, fields, placeholders: { header, main, footer } });
    }),
  );

  server.get<Query>('/content-api/brands', (request, reply) =>
    inLanguage(content, request, reply, ({ brands }, language) => {
      const src = (media: string) => content.picture({ media }, language)?.src ?? '';
      return reply.send(
        brands.map(({ brandCode, logo, logoBlackAndWhite }) => ({
          brandCode,
          logo: { src: src(logo) },
          logoBlackAndWhite: { src: src(logoBlackAndWhite) },
        })),
      );
    }),
  );
}

function inLanguage(
  content: PublishedContent,
  request: FastifyRequest<Query>,
  reply: FastifyReply,
  respond: (found: SiteContent, language: Language) => FastifyReply,
): FastifyReply {
  const found = content.siteAt(normaliseHost(request.host));
  if (!found) return sendProblem(reply, 404, 'UNKNOWN_SITE', 'No site answers at this host.');
  const language = request.query.language ?? found.site.languages[0];
  if (!isLanguage(language) || !found.site.languages.includes(language)) {
    return sendProblem(reply, 400, 'UNKNOWN_LANGUAGE', `This site has ${found.site.languages.join(', ')}.`);
  }
  reply.header('cache-control', 'public, max-age=60');
  return respond(found, language);
}
