import type { FastifyInstance } from 'fastify';
import type { Page } from '../../../content/publishing/page.ts';
import { verifyPreviewToken } from '../../../content/publishing/preview-token.ts';
import type { SiteContent } from '../../../content/publishing/site-content.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { queryValues } from '../../../shared/platform/query-values.ts';
import { isLanguage, type Language } from '../../../shared/sites/languages.ts';
import { wildcardMarker } from '../../../shared/sites/wildcard.ts';
import { renderPage } from '../../render/render-page.tsx';
import { parseAddress } from '../request-pipeline.ts';
import type { ServerContext } from '../server-context.ts';
import { markerFor, withMarkedTexts } from './marked-texts.ts';

const MAX_PAGES = 60;

/**
 * `GET /preview-texts?language=sv&token=…`: on which page of the site each text of the product stands, for the view in the
 * studio where texts are translated. Renders one page for every block that the site uses, and no more.
 */
export function previewTextRoutes(server: FastifyInstance, app: ServerContext): void {
  server.get<{ Querystring: unknown }>('/preview-texts', async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const given = queryValues(request.query);
    const context = parseAddress(request.host, '/');
    const siteContent = context && app.content.siteAt(context.host);
    if (!siteContent) return reply.callNotFound();
    const { site } = siteContent;
    const { secret } = app.preview;
    const token = given['token'] ?? '';
    if (!secret || !verifyPreviewToken(token, site.name, secret, app.now().getTime()))
      return sendProblem(reply, 401, 'PREVIEW_CLOSED', 'Only the content studio asks for this.');
    const language = given['language'] ?? '';
    if (!isLanguage(language) || !site.languages.includes(language))
      return sendProblem(reply, 400, 'INVALID_INPUT', `The site has no language '${language}'.`);
    return reply.send({ places: await findTextPlaces(siteContent, language, app) });
  });
}

/** The first page that asks for a text, by the text's key. */
async function findTextPlaces(
  siteContent: SiteContent,
  language: Language,
  app: ServerContext,
): Promise<Readonly<Record<string, string>>> {
  const places: Record<string, string> = {};
  for (const page of pagesWithEveryBlock(siteContent.in(language).tree.pages).slice(0, MAX_PAGES)) {
    const marker = markerFor(siteContent, language);
    const wildcards = page.path.split('/').filter((part) => part === wildcardMarker);
    const marked = withMarkedTexts(siteContent, marker);
    const request = { content: app.content, siteContent: marked, page, wildcards, query: {}, editing: true };
    try {
      await renderPage(request, app);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const facts = { code: 'PREVIEW_FAILED', site: siteContent.site.name, path: page.path, reason };
      app.log.warn(facts, 'a page does not say which texts stand on it');
    }
    for (const key of Object.values(marker.used())) places[key] ??= page.path;
  }
  return places;
}

/** The home page, and then each page that has a block or a template that no page before it has. */
function pagesWithEveryBlock(pages: readonly Page[]): readonly Page[] {
  const seen = new Set<string>();
  const home = pages.filter(({ path }) => path === '/');
  return [...home, ...pages.filter(({ path }) => path !== '/')].filter(({ fields, header, main, footer }) => {
    const names = [fields.template, ...[...header, ...main, ...footer].map(({ name }) => name)];
    const isNew = names.some((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    return isNew;
  });
}
