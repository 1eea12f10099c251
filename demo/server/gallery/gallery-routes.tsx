import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textsFor } from '../../../src/content/publishing/built-in-texts.ts';
import { mapOrigins, mapSettings } from '../../../src/shared/maps/load-map-settings.ts';
import { mapTextProps } from '../../../src/shared/maps/map-texts.ts';
import { parseCoordinates } from '../../../src/shared/platform/coordinates.ts';
import { queryValues } from '../../../src/shared/platform/query-values.ts';
import { Island } from '../../../src/shared/ui/island.tsx';
import { forecourt, type Theme } from '../../../src/shared/ui/themes/theme.ts';
import { renderStandalone } from '../../../src/web/render/render-standalone.tsx';
import { installationFavicon } from '../../../src/web/server/installation-favicon.ts';
import { requestHostname } from '../../../src/web/server/request-hostname.ts';
import { pageHeaders } from '../../../src/web/server/response-headers.ts';
import type { ServerContext } from '../../../src/web/server/server-context.ts';
import { renderBlockGallery } from './block-gallery.tsx';
import { Gallery } from './components/gallery.tsx';
import { island as mapGallery } from './map/map-gallery.island.tsx';
import { sampleMarkers } from './map/sample-markers.ts';

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
  const { theme } = queryValues(request.query);
  if (theme) return app.content.theme(theme);
  return app.content.siteAt(requestHostname(request.headers.host ?? ''))?.site.theme ?? forecourt;
}
