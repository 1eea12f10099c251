import type { FastifyInstance } from 'fastify';
import { brandForms } from '../../../content/publishing/brand-drawing.ts';
import { brandAddress, siteBrand } from '../../render/site-brand.ts';
import { requestHostname } from '../request-hostname.ts';
import type { ServerContext } from '../server-context.ts';
import { manifestOperation } from './openapi.ts';

type Params = { Params: { version: string; form: string } };

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
};

/** What is drawn from the logo of a site, and the manifest that names it. */
export function siteIconRoutes(
  server: FastifyInstance,
  { content, media }: Pick<ServerContext, 'content' | 'media'>,
): void {
  // The version is that of now, so that nobody can have a thousand pictures drawn.
  server.get<Params>('/site-icons/:version/:form', async (request, reply) => {
    const site = content.siteAt(requestHostname(request.host))?.site;
    const brand = site && siteBrand(site, content.media);
    const form = brandForms.find((known) => known === request.params.form);
    if (!brand || !form || brand.version !== request.params.version) return reply.callNotFound();
    const file = form === 'social.png' ? brand.socialFile : brand.iconFile;
    const bytes = await media.brandDrawing(file, form, brand.grounds);
    if (!bytes) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; img-src data:; sandbox")
      .type(types[form.split('.')[1] ?? ''] ?? 'image/png')
      .send(bytes);
  });

  server.get('/api/manifest', { config: { operation: manifestOperation } }, async (request, reply) => {
    const site = content.siteAt(requestHostname(request.host))?.site;
    const brand = site && siteBrand(site, content.media);
    if (!site || !brand) return reply.callNotFound();
    const icon = (size: 192 | 512, purpose: string) => ({
      src: brandAddress(brand, `${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    });
    const { brand: themeColour, paper } = site.theme.colours;
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(
        JSON.stringify({
          name: site.displayName,
          short_name: site.displayName,
          start_url: '/',
          display: 'browser',
          theme_color: themeColour,
          background_color: paper,
          icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
        }),
      );
  });
}
