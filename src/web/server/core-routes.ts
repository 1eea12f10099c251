import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import { clientErrorRoutes } from './api/client-errors.ts';
import { contentApiRoutes } from './api/content-api.ts';
import { contentDataRoutes } from './api/content-data.ts';
import { contentGraphqlRoutes } from './api/content-graphql.ts';
import { contentLayoutRoutes } from './api/content-layout.ts';
import { faviconRoutes } from './api/favicon.ts';
import { healthRoutes } from './api/health.ts';
import { metricsRoute } from './api/metrics.ts';
import { previewRoutes } from './api/preview.ts';
import { robotsRoutes } from './api/robots.ts';
import { siteIconRoutes } from './api/site-icons.ts';
import { sitemapRoutes } from './api/sitemap.ts';
import { vitalsRoutes } from './api/vitals.ts';
import { apiDocsRoutes } from './api-docs-routes.tsx';
import { mediaRoutes } from './media-files.ts';
import type { ServerContext } from './server-context.ts';
import { serveStaticFiles } from './static-files.ts';
import { studioRoutes } from './studio/studio-routes.ts';

/** What every installation has, whatever its features: health, crawlers, content, media, preview, the studio, docs. */
export const coreRoutes: readonly RoutePlugin<ServerContext>[] = [
  healthRoutes,
  metricsRoute,
  robotsRoutes,
  faviconRoutes,
  siteIconRoutes,
  sitemapRoutes,
  clientErrorRoutes,
  vitalsRoutes,
  contentLayoutRoutes,
  contentGraphqlRoutes,
  previewRoutes,
  apiDocsRoutes,
  (server, { content, media }) => {
    contentApiRoutes(server, content);
    contentDataRoutes(server, content);
    mediaRoutes(server, content, media);
  },
  async (server, app) => {
    if (app.studio) await studioRoutes(server, app, app.studio.proxy);
    if (app.assetsFolder) await serveStaticFiles(server, app.assetsFolder);
  },
];
