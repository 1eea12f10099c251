import type { FastifyInstance } from 'fastify';
import { forecourt } from '../../shared/ui/themes/theme.ts';
import { renderStandalone } from '../render/render-standalone.tsx';
import { documentOperation, documentPageOperation } from './api/openapi.ts';
import { buildDocument } from './api-docs/build-document.ts';
import { apiRoutes } from './api-docs/collect-routes.ts';
import type { OpenApi } from './api-docs/open-api.ts';
import { ApiDocsPage } from './api-docs/page.tsx';
import { installationFavicon } from './installation-favicon.ts';
import { pageHeaders } from './response-headers.ts';
import type { ServerContext } from './server-context.ts';

/** The API documentation, for programs and for people. Built at the first request, when all routes are registered. */
export function apiDocsRoutes(server: FastifyInstance, app: Pick<ServerContext, 'assets' | 'content'>): void {
  let built: OpenApi | undefined;
  const openApi = () => {
    built ??= buildDocument(apiRoutes(server.registeredRoutes));
    return built;
  };
  const documentRoute = { config: { operation: documentOperation } };
  server.get('/api/docs/openapi.json', documentRoute, (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(openApi()),
  );
  server.get('/api/docs', { config: { operation: documentPageOperation } }, (_, reply) => {
    const { info } = openApi();
    const { html, policy } = renderStandalone(
      {
        title: `${info.title}: addresses for other systems`,
        description: info.summary,
        language: 'en',
        theme: forecourt,
        icon: installationFavicon(app),
        body: <ApiDocsPage document={openApi()} />,
      },
      app.assets,
    );
    return reply.headers(pageHeaders(policy)).send(html);
  });
}
