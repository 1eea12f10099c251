import type { FastifyInstance, FastifyRequest } from 'fastify';
import { renderBlockGallery } from '../render/block-gallery.tsx';
import { renderStandalone } from '../render/render-standalone.tsx';
import type { Theme } from '../sites/site.ts';
import { Gallery } from '../ui/gallery/gallery.tsx';
import { THEME_FONTS } from '../ui/themes.ts';
import { pageHeaders } from './headers.ts';
import { ownMark } from './own-mark.ts';
import type { House } from './visit.ts';
import { bareHost } from './way-of-a-request.ts';

type Query = { Querystring: { theme?: string; block?: string } };

/** Everything there is to build with, in any theme. In the demo and in development only. */
export function galleryRoutes(app: FastifyInstance, house: House): void {
  app.get<Query>('/gallery', (request, reply) => {
    const theme = themeOf(request, house);
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
      icon: ownMark(house),
      body,
    } as const;
    const { html, policy } = renderStandalone(page, house.assets);
    return reply.headers(pageHeaders(policy)).send(html);
  });

  app.get<Query>('/gallery/blocks', async (request, reply) => {
    const theme = themeOf(request, house);
    const { html, policy } = await renderBlockGallery(theme, house, ownMark(house), request.query.block);
    return reply.headers(pageHeaders(policy)).send(html);
  });
}

function themeOf(request: FastifyRequest<Query>, house: House): Theme {
  const asked = request.query.theme ?? '';
  if (Object.hasOwn(THEME_FONTS, asked)) return asked as Theme;
  return house.content.siteAt(bareHost(request.headers.host ?? ''))?.site.theme ?? 'solvik';
}
