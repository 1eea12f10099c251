import type { FastifyInstance } from 'fastify';
import type { SiteContent } from '../../../content/publishing/site-content.ts';
import { localizedPath } from '../../../shared/sites/site.ts';
import { wildcardMarker } from '../../../shared/sites/wildcard.ts';
import { requestHostname } from '../request-hostname.ts';
import type { ServerContext } from '../server-context.ts';
import { robotsOperation } from './openapi.ts';

const closed = ['/api/', '/preview/', '/admin', '/service/', '/outbox', '/workshop/'];

/** What crawlers may read, per site. Unknown hosts and the directory are closed to them. */
export function robotsRoutes(server: FastifyInstance, { content }: Pick<ServerContext, 'content'>): void {
  server.get('/api/robots', { config: { operation: robotsOperation } }, (request, reply) => {
    const found = content.siteAt(requestHostname(request.host));
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    if (!found) return reply.send('User-agent: *\nDisallow: /\n');
    const { rules, sitemap } = robotsOf(found);
    const lines = [
      'User-agent: *',
      ...rules.map(({ rule, path }) => `${rule}: ${path}`),
      '',
      `Sitemap: ${sitemap}`,
    ];
    return reply.send(`${lines.join('\n')}\n`);
  });
}

type RobotsRule = { rule: 'Allow' | 'Disallow'; path: string };

/** What crawlers may read of a site, and where its sitemap is. */
export function robotsOf(found: SiteContent): { rules: RobotsRule[]; sitemap: string } {
  return {
    rules: [
      ...closed.map(disallow),
      ...listPaths(found).flatMap(listRules),
      // Stories by one tag at a time.
      disallow('/*?*tag=*&'),
    ],
    sitemap: `${found.site.url}/sitemap.xml`,
  };
}

function allow(path: string): RobotsRule {
  return { rule: 'Allow', path };
}

function disallow(path: string): RobotsRule {
  return { rule: 'Disallow', path };
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
function listRules(path: string): RobotsRule[] {
  return [
    disallow(`${path}?`),
    allow(`${path}?car_brand=`),
    disallow(`${path}?car_brand=*&`),
    allow(`${path}?car_brand=*&car_model=`),
    disallow(`${path}?car_brand=*&car_model=*&`),
  ];
}
