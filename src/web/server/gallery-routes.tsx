import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { island as mapGallery } from '../../shared/maps/gallery/map-gallery.island.tsx';
import { sampleMarkers } from '../../shared/maps/gallery/sample-markers.ts';
import { mapOrigins, mapSettings } from '../../shared/maps/load-map-settings.ts';
import { mapTextProps } from '../../shared/maps/map-texts.ts';
import { parseCoordinates } from '../../shared/platform/coordinates.ts';
import { queryValues } from '../../shared/platform/query-values.ts';
import type { Theme } from '../../shared/sites/site.ts';
import { Gallery } from '../../shared/ui/gallery/gallery.tsx';
import { Island } from '../../shared/ui/island.tsx';
import { THEMES } from '../../shared/ui/themes.ts';
import { renderBlockGallery } from '../render/block-gallery.tsx';
import { renderStandalone } from '../render/render-standalone.tsx';
import { installationFavicon } from './installation-favicon.ts';
import { requestHostname } from './request-hostname.ts';
import { pageHeaders } from './response-headers.ts';
import type { ServerContext } from './server-context.ts';

/** All components and blocks, in any theme. In the demo and in development only. */
export function galleryRoutes(server: FastifyInstance, app: ServerContext): void {
  server.get('/gallery', (request, reply) => {
    const theme = themeOf(request, app);
    const body = (
      <main id="main">
        <Gallery theme={theme} />
      </main>
    );
    const page = {
      title: 'Gallery',
      description: 'The components of Forecourt',
      language: 'en',
      theme,
      icon: installationFavicon(app),
      body,
    } as const;
    const { html, policy } = renderStandalone(page, app.assets);
    return reply.headers(pageHeaders(policy)).send(html);
  });

  server.get('/gallery/map', (request, reply) => {
    const theme = themeOf(request, app);
    const { markers: wanted, at, zoom } = queryValues(request.query);
    const settings = mapSettings({ services: app.services, theme });
    const markers = sampleMarkers(Math.min(Number(wanted) || DEFAULT_MARKERS, MAX_MARKERS));
    const texts = mapTextProps(textsFor('en'));
    const initial = {
      center: parseCoordinates(at) ?? { latitude: 59.86, longitude: 17.64 },
      zoom: Number(zoom) || 8,
    };
    const page = {
      title: 'Map',
      description: 'The map of Forecourt',
      language: 'en',
      theme,
      icon: installationFavicon(app),
      body: (
        <main id="main">
          <h1 className="sr-only">Map</h1>
          <Island of={mapGallery} props={{ settings, texts, markers, initial }} />
        </main>
      ),
      stylesheets: ['src/shared/maps/views/map.css'],
      tiles: mapOrigins(settings),
    } as const;
    const { html, policy } = renderStandalone(page, app.assets);
    return reply.headers(pageHeaders(policy)).send(html);
  });

  server.get('/gallery/blocks', async (request, reply) => {
    const theme = themeOf(request, app);
    const { html, policy } = await renderBlockGallery(
      theme,
      app,
      installationFavicon(app),
      queryValues(request.query)['block'],
    );
    return reply.headers(pageHeaders(policy)).send(html);
  });
}

const DEFAULT_MARKERS = 20;
const MAX_MARKERS = 5000;

function themeOf(request: FastifyRequest, app: ServerContext): Theme {
  const { theme = '' } = queryValues(request.query);
  if (Object.hasOwn(THEMES, theme)) return theme as Theme;
  return app.content.siteAt(requestHostname(request.headers.host ?? ''))?.site.theme ?? 'solvik';
}
