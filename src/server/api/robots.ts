import type { FastifyInstance } from 'fastify';
import type { House } from '../visit.ts';
import { bareHost } from '../way-of-a-request.ts';

/** What crawlers may read, per site. Unknown hosts and the directory are nobody's business. */
export function robotsRoutes(app: FastifyInstance, { content }: Pick<House, 'content'>): void {
  app.get('/api/robots', (request, reply) => {
    const site = content.siteAt(bareHost(request.host))?.site;
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    if (!site) return reply.send('User-agent: *\nDisallow: /\n');
    const closed = ['/api/', '/preview/', '/admin', '/service/', '/outbox'];
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${site.url}/sitemap.xml`,
    ];
    return reply.send(`${lines.join('\n')}\n`);
  });
}
