import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { describeLayout } from '../../../content/api/describe-layout.ts';
import { templateId } from '../../../content/api/templates.ts';
import type { FoundPage, PageTree } from '../../../content/publishing/page-tree.ts';
import { verifyPreviewToken } from '../../../content/publishing/preview-token.ts';
import type { PublishedContent } from '../../../content/publishing/published-content.ts';
import type { SiteContent } from '../../../content/publishing/site-content.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { queryValues } from '../../../shared/platform/query-values.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { ServerContext } from '../server-context.ts';
import { inLanguage } from './content-api.ts';
import { layoutOperation, type layoutResponse } from './content-openapi.ts';
import { applyDrafts, findPreviewPage } from './preview-target.ts';

/** What lies at a route of a site, published or, with an editing token, in its newest draft. */
export function contentLayoutRoutes(server: FastifyInstance, app: ServerContext): void {
  server.get('/content-api/layout', { config: { operation: layoutOperation } }, (request, reply) =>
    inLanguage(app.content, request, reply, (siteContent, language) => {
      const { path: asked = '/', editing = '' } = queryValues(request.query);
      const path = asked.length > 1 ? asked.replace(/\/+$/, '') || '/' : asked;
      const route: Route = { siteContent, language, path };
      if (editing === '1' || editing === 'true') return replyWithDraft(app, request, reply, route);
      return send(reply, route, app.content, siteContent.in(language).tree.find(path), false);
    }),
  );
}

type Route = { siteContent: SiteContent; language: Language; path: string };

async function replyWithDraft(
  app: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const { siteContent, language, path } = route;
  const { name } = siteContent.site;
  const token = tokenFrom(request);
  const { secret, drafts } = app.preview;
  if (!secret || !verifyPreviewToken(token, name, secret, app.now().getTime())) return refuse(reply);
  const { page: named } = queryValues(request.query);
  const key = named || siteContent.in(language).tree.find(path)?.page.id || '';
  const draft = key ? await drafts.find({ site: name, language, key }, token) : ({ state: 'none' } as const);
  if (draft.state === 'refused') return refuse(reply);
  if (draft.state === 'unreachable')
    return sendProblem(reply, 503, 'STUDIO_NOT_READY', 'The studio, which has the drafts, does not answer.');
  const target = { ...route, key };
  const preview = applyDrafts(app, target, draft);
  const found = findPreviewPage(preview, target, draft);
  return send(reply, { ...route, siteContent: preview.siteContent }, preview.content, found, true);
}

function send(
  reply: FastifyReply,
  { siteContent, language, path }: Route,
  content: PublishedContent,
  found: FoundPage | undefined,
  editing: boolean,
): FastifyReply {
  if (!found) return sendProblem(reply, 404, 'NOT_FOUND', 'No page answers at this route.');
  const { page, wildcards } = found;
  const body: z.output<typeof layoutResponse> = {
    site: siteContent.site.name,
    language,
    path,
    editing,
    route: {
      id: page.id,
      name: page.name,
      displayName: page.fields.navTitle || page.name,
      path: page.path,
      wildcards,
      template: { id: templateId(page.fields.template) },
      parent: parentOf(siteContent.in(language).tree, page.path),
      changedAt: page.changedAt,
      ...describeLayout(content, page),
    },
  };
  return reply.send(body);
}

/** The nearest page above. */
function parentOf({ pages }: PageTree, path: string): { id: string } | null {
  if (path === '/') return null;
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  const parent = pages.find((page) => page.path === above);
  return parent ? { id: parent.id } : parentOf({ pages } as PageTree, above);
}

function refuse(reply: FastifyReply): FastifyReply {
  const sentence =
    'Drafts are shown with an editing token of this site only; the studio gives one out for an hour.';
  return sendProblem(reply, 401, 'PREVIEW_CLOSED', sentence);
}

/** Programs send the token as a header; in an address it is found in logs. */
function tokenFrom(request: FastifyRequest): string {
  const [, bearer] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  return bearer ?? queryValues(request.query)['token'] ?? '';
}
