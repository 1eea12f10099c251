import type { FastifyInstance } from 'fastify';
import type { SiteContent } from '../../publishing/site-content.ts';
import { twinsOf } from '../../publishing/site-content.ts';
import { absoluteAddress } from '../../sites/site.ts';
import { wildcardMarker } from '../../sites/wildcard.ts';
import type { House } from '../visit.ts';
import { bareHost } from '../way-of-a-request.ts';

/** Every page of the site in every language, each with its twins. */
export function sitemapRoutes(app: FastifyInstance, { content }: Pick<House, 'content'>): void {
  app.get('/api/sitemap', (request, reply) => {
    const found = content.siteAt(bareHost(request.host));
    if (!found) return reply.callNotFound();
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return reply.send(sitemap(found));
  });
}

function sitemap(content: SiteContent): string {
  const pages = content.site.languages
    .flatMap((language) => content.in(language).tree.pages)
    .filter((page) => !page.path.includes(wildcardMarker) && !page.fields.canonicalURL);
  const entries = pages.map((page) => {
    const address = (twin: typeof page) =>
      xml(absoluteAddress(content.site, twin.language, encodeURI(twin.path)));
    const twins = twinsOf(content, page);
    const links =
      twins.length < 2
        ? []
        : twins.map(
            (twin) => `<xhtml:link rel="alternate" hreflang="${twin.language}" href="${address(twin)}"/>`,
          );
    const changed = page.changedAt && `<lastmod>${xml(page.changedAt)}</lastmod>`;
    return `<url><loc>${address(page)}</loc>${changed}${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function xml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
