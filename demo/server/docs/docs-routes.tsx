import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { forecourt } from '../../../src/shared/ui/themes/theme.ts';
import { renderStandalone } from '../../../src/web/render/render-standalone.tsx';
import { installationFavicon } from '../../../src/web/server/installation-favicon.ts';
import { pageHeaders } from '../../../src/web/server/response-headers.ts';
import type { ServerContext } from '../../../src/web/server/server-context.ts';
import { docsPages } from './docs-pages.ts';
import { Article } from './views/article.tsx';
import { Landing } from './views/landing.tsx';

const stylesheets = ['demo/server/docs/views/docs.css'];
const about =
  'The web platform of an automotive retail group: many country and brand sites from one installation.';

/** The documentation as one site; `npm run docs` writes the same pages into a folder. */
export function docsRoutes(server: FastifyInstance, app: ServerContext): void {
  // The server runs with the project as its working directory; an image without the docs has no such pages.
  const root = process.cwd();
  if (!existsSync(join(root, 'docs/tour.md'))) return;
  const pages = docsPages(root);
  const send = (
    reply: FastifyReply,
    page: { title: string; language: 'en' | 'sv'; body: React.ReactNode },
  ) => {
    const icon = installationFavicon(app);
    const { html, policy } = renderStandalone(
      { ...page, description: about, theme: forecourt, icon, stylesheets },
      app.assets,
    );
    return reply.headers(pageHeaders(policy)).send(html);
  };

  server.get('/docs', (_, reply) =>
    send(reply, {
      title: 'Forecourt: the web platform of an automotive retail group',
      language: 'en',
      body: <Landing sites={app.content.sites().length} pages={pages} />,
    }),
  );
  server.get<{ Params: { '*': string } }>('/docs/*', (request, reply) => {
    const page = pages.find(({ slug }) => slug === request.params['*'].replace(/\/$/, ''));
    if (!page) return reply.callNotFound();
    const text = readFileSync(join(root, page.file), 'utf8');
    return send(reply, {
      title: `${page.title} | Forecourt`,
      language: page.language,
      body: <Article page={page} text={text} pages={pages} />,
    });
  });
  server.get<{ Params: { file: string } }>('/docs/pictures/:file', (request, reply) => {
    const { file } = request.params;
    const path = join(root, 'docs/pictures', file);
    if (!/^[\w.-]+\.webp$/.test(file) || !existsSync(path)) return reply.callNotFound();
    return reply.type('image/webp').header('cache-control', 'public, max-age=300').send(readFileSync(path));
  });
}
