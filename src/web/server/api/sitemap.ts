import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { requestHostname } from '../request-hostname.ts';
import type { ServerContext } from '../server-context.ts';
import { createSitemaps } from '../sitemap/sitemaps.ts';
import { sitemapIndex } from '../sitemap/xml.ts';
import { sitemapFileOperation, sitemapOperation } from './openapi.ts';

type SitemapDeps = Pick<ServerContext, 'content' | 'addressesOf' | 'sitemapSources'>;

/** `/sitemap.xml` names the files of this site, `/sitemap-cars-2.xml` is one of them. */
export function sitemapRoutes(
  server: FastifyInstance,
  { content, addressesOf, sitemapSources }: SitemapDeps,
): void {
  const sitemaps = createSitemaps(addressesOf, sitemapSources);

  /** The files of the requested site; undefined when the reply has been sent already. */
  async function filesFor(request: FastifyRequest, reply: FastifyReply) {
    const found = content.siteAt(requestHostname(request.host));
    if (!found) return void reply.callNotFound();
    const files = sitemaps(found);
    if (!files) {
      reply.header('retry-after', '30');
      return void sendProblem(reply, 503, 'NOT_READY', 'The records are still being read.');
    }
    return { site: found.site, files: await files };
  }

  server.get('/api/sitemap', { config: { operation: sitemapOperation } }, async (request, reply) => {
    const found = await filesFor(request, reply);
    if (!found) return reply;
    const listed = [...found.files].map(([name, { changedAt }]) => ({
      address: `${found.site.url}/sitemap-${name}.xml`,
      changedAt,
    }));
    return asXml(reply).send(sitemapIndex(listed));
  });

  const fileRoute = { config: { operation: sitemapFileOperation } };
  server.get<{ Params: { name: string } }>('/api/sitemap/:name', fileRoute, async (request, reply) => {
    const found = await filesFor(request, reply);
    if (!found) return reply;
    const file = found.files.get(request.params.name);
    if (!file) return reply.callNotFound();
    asXml(reply).header('vary', 'Accept-Encoding');
    if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(file.gzip);
    const plain = createGunzip();
    plain.end(file.gzip);
    return reply.send(plain);
  });
}

function asXml(reply: FastifyReply): FastifyReply {
  return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600');
}

function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '');
}
