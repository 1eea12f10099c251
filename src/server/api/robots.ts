import type { FastifyInstance } from 'fastify';
import type { Site } from '../../sites/site.ts';
import type { AppContext } from '../app-context.ts';
import { requestHostname } from '../request-hostname.ts';
import { robotsOperation } from './operations.ts';

const closed = ['/api/', '/preview/', '/admin', '/service/', '/outbox', '/workshop/'];

/** What crawlers may read, per site. Unknown hosts and the directory are closed to them. */
export function robotsRoutes(server: FastifyInstance, { content }: Pick<AppContext, 'content'>): void {
  server.get('/api/robots', { config: { operation: robotsOperation } }, (request, reply) => {
    const site = content.siteAt(requestHostname(request.host))?.site;
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    if (!site) return reply.send('User-agent: *\nDisallow: /\n');
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      ...listRules(site),
      // Stories by one tag at a time.
      'Disallow: /*?*tag=*&',
      '',
      `Sitemap: ${site.url}/sitemap.xml`,
    ];
    return reply.send(`${lines.join('\n')}\n`);
  });
}

/**
 * A list can be filtered and sorted in endless ways; crawlers may follow makes and models and nothing beyond.
 * Of two rules that fit an address the longer one counts.
 */
function listRules({ pathToCarList, languages }: Site): string[] {
  if (!pathToCarList) return [];
  const paths = languages.map((language, at) => (at === 0 ? pathToCarList : `/${language}${pathToCarList}`));
  return paths.flatMap((path) => [
    `Disallow: ${path}?`,
    `Allow: ${path}?car_brand=`,
    `Disallow: ${path}?car_brand=*&`,
    `Allow: ${path}?car_brand=*&car_model=`,
    `Disallow: ${path}?car_brand=*&car_model=*&`,
  ]);
}
