import type { FastifyInstance } from 'fastify';
import { renderStandalone } from '../render/render-standalone.tsx';
import { ApiDocsPage } from './api-docs/page.tsx';
import { apiDescription } from './api-docs.ts';
import type { AppContext } from './app-context.ts';
import { installationFavicon } from './installation-favicon.ts';
import { pageHeaders } from './response-headers.ts';

/** What other systems may ask, for programs and for people. */
export function apiDocsRoutes(server: FastifyInstance, app: Pick<AppContext, 'assets' | 'content'>): void {
  server.get('/api/docs/openapi.json', (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(apiDescription),
  );
  server.get('/api/docs', (_, reply) => {
    const { info } = apiDescription;
    const { html, policy } = renderStandalone(
      {
        title: `${info.title}: addresses for other systems`,
        description: info.summary,
        language: 'en',
        theme: 'forecourt',
        icon: installationFavicon(app),
        body: <ApiDocsPage description={apiDescription} />,
      },
      app.assets,
    );
    return reply.headers(pageHeaders(policy)).send(html);
  });
}
