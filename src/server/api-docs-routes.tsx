import type { FastifyInstance } from 'fastify';
import { renderStandalone } from '../render/render-standalone.tsx';
import { ApiDocsPage } from './api-docs/page.tsx';
import { apiDescription } from './api-docs.ts';
import { pageHeaders } from './headers.ts';
import { ownMark } from './own-mark.ts';
import type { House } from './visit.ts';

/** What other systems may ask, for programs and for people. */
export function apiDocsRoutes(app: FastifyInstance, house: Pick<House, 'assets' | 'content'>): void {
  app.get('/api/docs/openapi.json', (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(apiDescription),
  );
  app.get('/api/docs', (_, reply) => {
    const { info } = apiDescription;
    const { html, policy } = renderStandalone(
      {
        title: `${info.title}: addresses for other systems`,
        description: info.summary,
        language: 'en',
        theme: 'forecourt',
        icon: ownMark(house),
        body: <ApiDocsPage description={apiDescription} />,
      },
      house.assets,
    );
    return reply.headers(pageHeaders(policy)).send(html);
  });
}
