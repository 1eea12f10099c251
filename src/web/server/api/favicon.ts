import type { FastifyInstance } from 'fastify';
import { locationHeader } from '../../../shared/platform/location-header.ts';
import { sendRedirect } from '../../../shared/platform/send-redirect.ts';
import { siteBrand } from '../../render/site-brand.ts';
import { installationMark } from '../installation-favicon.ts';
import { sendMedia } from '../media-files.ts';
import { requestHostname } from '../request-hostname.ts';
import type { ServerContext } from '../server-context.ts';
import { faviconOperation } from './openapi.ts';

const ICON_WIDTH = 320;

/** `/favicon.ico` for crawlers and readers of bookmarks, which do not look into the page: the site's own icon. */
export function faviconRoutes(
  server: FastifyInstance,
  { content, media }: Pick<ServerContext, 'content' | 'media'>,
): void {
  server.get('/api/favicon', { config: { operation: faviconOperation } }, async (request, reply) => {
    const site = content.siteAt(requestHostname(request.host))?.site;
    const icon = content.media((site ? site.favicon : installationMark)?.media ?? '');
    if (icon && !('type' in icon)) {
      const form = icon.vector ? { format: 'svg' as const } : { format: 'webp' as const, width: ICON_WIDTH };
      return sendMedia(reply, media, icon.file, form, 'public, max-age=3600');
    }
    const brand = site && !site.faviconFile && siteBrand(site, content.media);
    const drawn = brand && (await media.brandDrawing(brand.iconFile, 'icon.ico', brand.grounds));
    if (drawn) return reply.header('cache-control', 'public, max-age=3600').type('image/x-icon').send(drawn);
    const elsewhere = URL.parse(site?.faviconFile ?? '', site?.url);
    if (!site?.faviconFile || !elsewhere) return reply.callNotFound();
    return sendRedirect(reply, 308, locationHeader(elsewhere.pathname + elsewhere.search, elsewhere.origin));
  });
}
