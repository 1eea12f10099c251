import type { FastifyInstance } from 'fastify';
import { answerProblem } from '../../platform/http-problem.ts';
import { renderPage } from '../../render/render-page.tsx';
import { pageHeaders } from '../headers.ts';
import { opens } from '../preview-token.ts';
import { findLanguage } from '../steps/find-language.ts';
import type { House } from '../visit.ts';
import { visitFrom } from '../way-of-a-request.ts';

/** The rendering path for editing mode: never cached, never indexed, and only with a pass for this very site. */
export function previewRoutes(app: FastifyInstance, house: House, secret: string | undefined): void {
  app.get<{ Querystring: { token?: string } }>('/preview/*', async (request, reply) => {
    const visit = visitFrom(request.host, request.url.slice('/preview'.length));
    const siteContent = visit && house.content.siteAt(visit.host);
    const token = request.query.token ?? '';
    if (!visit || !siteContent) return reply.callNotFound();
    if (!secret || !opens(token, siteContent.site.name, secret, house.now().getTime())) {
      return answerProblem(
        reply,
        401,
        'PREVIEW_CLOSED',
        'Open the preview from the content studio; the pass is missing or too old.',
      );
    }
    visit.siteContent = siteContent;
    findLanguage(visit, house);
    const found = visit.language && siteContent.in(visit.language).tree.find(visit.pagePath ?? '/');
    if (!found) return reply.callNotFound();
    const { page, wildcards } = found;
    const rendered = await renderPage(
      { content: house.content, siteContent, page, wildcards, query: {}, editing: true },
      house,
    );
    reply.headers({
      ...pageHeaders(rendered.policy),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
    return reply.send(rendered.html);
  });
}
