import type { FastifyInstance } from 'fastify';
import type { SiteContent } from '../../publishing/site-content.ts';
import { localizedPath } from '../../sites/site.ts';
import { wildcardMarker } from '../../sites/wildcard.ts';
import type { AppContext } from '../app-context.ts';
import { requestHostname } from '../request-hostname.ts';
import { robotsOperation } from './operations.ts';

const closed = ['/api/', '/preview/', '/admin', '/service/', '/outbox', '/workshop/'];

/** What crawlers may read, per site. Unknown hosts and the directory are closed to them. */
export function robotsRoutes(server: FastifyInstance, { content }: Pick<AppContext, 'content'>): void {
  server.get('/api/robots', { config: { operation: robotsOperation } }, (request, reply) => {
    const found = content.siteAt(requestHostname(request.host));
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    if (!found) return reply.send('User-agent: *\nDisallow: /\n');
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      ...listPaths(found).flatMap(listRules),
      // Stories by one tag at a time.
      'Disallow: /*?*tag=*&',
      '',
      `Sitemap: ${found.site.url}/sitemap.xml`,
    ];
    return reply.send(`${lines.join('\n')}\n`);
  });
}

/** The addresses of the pages with a car list, wildcard pages apart: what is below a list has its address too. */
function listPaths({ site, in: inLanguage }: SiteContent): string[] {
  const pages = site.languages.flatMap((language) => inLanguage(language).tree.pages);
  const lists = pages.filter(
    ({ path, main }) => !path.includes(wildcardMarker) && main.some(({ name }) => name === 'car-list'),
  );
  return lists.map(({ language, path }) => localizedPath(site, language, path));
}

/**
 * A list can be filtered and sorted in endless ways; crawlers may follow makes and models and nothing beyond.
 * Of two rules that fit an address the longer one counts.
 */
function listRules(path: string): string[] {
  return [
    `Disallow: ${path}?`,
    `Allow: ${path}?car_brand=`,
    `Disallow: ${path}?car_brand=*&`,
    `Allow: ${path}?car_brand=*&car_model=`,
    `Disallow: ${path}?car_brand=*&car_model=*&`,
  ];
}
