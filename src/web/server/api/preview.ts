import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { draftDocuments } from '../../../content/publishing/draft-documents.ts';
import { verifyPreviewToken } from '../../../content/publishing/preview-token.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { queryValues } from '../../../shared/platform/query-values.ts';
import { renderPage } from '../../render/render-page.tsx';
import { pageHeaders } from '../response-headers.ts';
import type { ServerContext } from '../server-context.ts';
import { studioOrigins } from '../studio/studio-origins.ts';
import { markerFor, withMarkedTexts, withoutMarksInHead } from './marked-texts.ts';
import { nothingToPreviewPage, previewExpiredPage } from './preview-error-pages.tsx';
import {
  type AvailableDraft,
  applyDrafts,
  editorNotes,
  findPreviewPage,
  type PreviewTarget,
  previewTarget,
  renderDepsFor,
} from './preview-target.ts';
import { previewTextRoutes } from './preview-texts.ts';

export type PreviewRequest = { Querystring: unknown };

const MAX_BODY_BYTES = 4 * 1024 * 1024;
const previewBody = z.object({ documents: draftDocuments.min(1) });

/**
 * The rendering path for editing mode: never cached, never indexed, and only with a token for this very site (EDIT-08).
 * GET shows the newest draft that the studio has, POST the documents that are sent along (ROUTE-07).
 */
export function previewRoutes(server: FastifyInstance, app: ServerContext): void {
  const onRequest = async (request: FastifyRequest<PreviewRequest>, reply: FastifyReply) => {
    reply.headers(previewHeaders);
    const target = previewTarget(app, request.host, request.url, queryValues(request.query));
    if (!target) return reply.callNotFound();
    const { site } = target.siteContent;
    const { secret } = app.preview;
    if (secret && verifyPreviewToken(tokenFrom(request), site.name, secret, app.now().getTime())) return;
    return refuse(app, request, reply);
  };

  server.get<PreviewRequest>('/preview/*', { onRequest }, async (request, reply) => {
    const target = previewTarget(app, request.host, request.url, queryValues(request.query));
    if (!target) return reply.callNotFound();
    const { site } = target.siteContent;
    const page = { site: site.name, language: target.language, key: target.key };
    const draft = target.key
      ? await app.preview.drafts.find(page, tokenFrom(request))
      : ({ state: 'none' } as const);
    if (draft.state === 'refused') return refuse(app, request, reply);
    if (draft.state === 'unreachable')
      app.log.warn({ code: 'STUDIO_UNREACHABLE', site: site.name, reason: draft.reason }, 'no draft to show');
    const texts = queryValues(request.query)['texts'] === '1';
    return replyWithPreview(app, reply, target, draft, texts);
  });

  previewTextRoutes(server, app);

  server.post<PreviewRequest>(
    '/preview/*',
    { onRequest, bodyLimit: MAX_BODY_BYTES },
    async (request, reply) => {
      const target = previewTarget(app, request.host, request.url, queryValues(request.query));
      if (!target) return reply.callNotFound();
      const body = previewBody.safeParse(request.body);
      if (!body.success)
        return sendProblem(
          reply,
          400,
          'INVALID_INPUT',
          'Send { "documents": [ … ] }, as the studio publishes them.',
        );
      return replyWithPreview(app, reply, target, { state: 'found', documents: body.data.documents });
    },
  );
}

/** A preview in its own window must still be able to send messages to the studio. */
const previewHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

async function replyWithPreview(
  app: ServerContext,
  reply: FastifyReply,
  target: PreviewTarget,
  draft: AvailableDraft,
  withTexts = false,
): Promise<FastifyReply> {
  const applied = applyDrafts(app, target, draft);
  const marker = withTexts ? markerFor(applied.siteContent, target.language) : undefined;
  const content = marker
    ? { ...applied, siteContent: withMarkedTexts(applied.siteContent, marker) }
    : applied;
  const found = findPreviewPage(content, target, draft);
  if (!found) return sendPreview(reply.status(404), nothingToPreviewPage(app, content.refused));
  const editor = {
    studioOrigins: studioOrigins(app),
    notes: editorNotes(draft, content, found.page),
    usedTexts: marker?.used,
  };
  const { siteContent } = content;
  const rendered = await renderPage(
    { content: content.content, siteContent, ...found, query: {}, editing: true, editor },
    renderDepsFor(app, content),
  );
  return sendPreview(reply, marker ? { ...rendered, html: withoutMarksInHead(rendered.html) } : rendered);
}

function refuse(app: ServerContext, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.headers.accept?.includes('text/html'))
    return sendPreview(reply.status(401), previewExpiredPage(app));
  const sentence = 'Open the preview from the content studio; the pass is missing or too old.';
  return sendProblem(reply, 401, 'PREVIEW_CLOSED', sentence);
}

function sendPreview(reply: FastifyReply, { html, policy }: { html: string; policy: string }): FastifyReply {
  return reply.headers({ ...pageHeaders(policy), ...previewHeaders }).send(html);
}

/** Browsers have the token in the address, programs may send it as a header. */
export function tokenFrom(request: FastifyRequest<PreviewRequest>): string {
  const [, bearer] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  return bearer ?? queryValues(request.query)['token'] ?? '';
}
