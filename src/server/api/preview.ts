import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerProblem } from '../../platform/http-problem.ts';
import { draftDocuments } from '../../publishing/draft-documents.ts';
import type { Drafts } from '../../publishing/drafts.ts';
import { opens } from '../../publishing/preview-pass.ts';
import { renderPage } from '../../render/render-page.tsx';
import { pageHeaders } from '../headers.ts';
import { studioOrigins } from '../studio/studio-origins.ts';
import type { House } from '../visit.ts';
import {
  drafted,
  type Given,
  notesOn,
  type PreviewPlace,
  pageToShow,
  placeOf,
  toolsFor,
} from './preview-page.ts';
import { closedPage, nothingPage } from './preview-stops.tsx';

export type PreviewTools = {
  secret: string | undefined;
  drafts: Drafts;
};

export type AskedPreview = { Querystring: { token?: string; page?: string; language?: string } };

const LARGEST_BODY = 4 * 1024 * 1024;
const posted = z.object({ documents: draftDocuments.min(1) });

/**
 * The rendering path for editing mode: never cached, never indexed, and only with a pass for this very site (EDIT-08).
 * GET shows the newest draft that the studio has, POST the documents that are sent along (ROUTE-07).
 */
export function previewRoutes(app: FastifyInstance, house: House, tools: PreviewTools): void {
  const onRequest = async (request: FastifyRequest<AskedPreview>, reply: FastifyReply) => {
    reply.headers(previewHeaders);
    const place = placeOf(house, request.host, request.url, request.query);
    if (!place) return reply.callNotFound();
    const { site } = place.siteContent;
    const { secret } = tools;
    if (secret && opens(passIn(request), site.name, secret, house.now().getTime())) return;
    return refuse(house, request, reply);
  };

  app.get<AskedPreview>('/preview/*', { onRequest }, async (request, reply) => {
    const place = placeOf(house, request.host, request.url, request.query);
    if (!place) return reply.callNotFound();
    const { site } = place.siteContent;
    const asked = { site: site.name, language: place.language, key: place.key };
    const answer = place.key ? await tools.drafts.of(asked, passIn(request)) : ({ state: 'none' } as const);
    if (answer.state === 'refused') return refuse(house, request, reply);
    if (answer.state === 'unreachable')
      house.log.warn(
        { code: 'STUDIO_UNREACHABLE', site: site.name, reason: answer.reason },
        'no draft to show',
      );
    return show(house, reply, place, answer);
  });

  app.post<AskedPreview>('/preview/*', { onRequest, bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const place = placeOf(house, request.host, request.url, request.query);
    if (!place) return reply.callNotFound();
    const body = posted.safeParse(request.body);
    if (!body.success)
      return answerProblem(
        reply,
        400,
        'INVALID_INPUT',
        'Send { "documents": [ … ] }, as the studio publishes them.',
      );
    return show(house, reply, place, { state: 'found', documents: body.data.documents });
  });
}

/** Messages must find their way back to the studio, also from a window of its own. */
const previewHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

async function show(
  house: House,
  reply: FastifyReply,
  place: PreviewPlace,
  given: Given,
): Promise<FastifyReply> {
  const content = drafted(house, place, given);
  const found = pageToShow(content, place, given);
  if (!found) return sendAsPreview(reply.status(404), nothingPage(house, content.refused));
  const editor = { studioOrigins: studioOrigins(house), notes: notesOn(given, content, found.page) };
  const { siteContent } = content;
  const rendered = await renderPage(
    { content: content.content, siteContent, ...found, query: {}, editing: true, editor },
    toolsFor(house, content),
  );
  return sendAsPreview(reply, rendered);
}

function refuse(house: House, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.headers.accept?.includes('text/html'))
    return sendAsPreview(reply.status(401), closedPage(house));
  const sentence = 'Open the preview from the content studio; the pass is missing or too old.';
  return answerProblem(reply, 401, 'PREVIEW_CLOSED', sentence);
}

function sendAsPreview(
  reply: FastifyReply,
  { html, policy }: { html: string; policy: string },
): FastifyReply {
  return reply.headers({ ...pageHeaders(policy), ...previewHeaders }).send(html);
}

/** Browsers carry the pass in the address, programs may send it as a header. */
function passIn(request: FastifyRequest<AskedPreview>): string {
  const [, bearer] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  return bearer ?? request.query.token ?? '';
}
