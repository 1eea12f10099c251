import type { FastifyReply, FastifyRequest } from 'fastify';
import { isMediaUnavailable } from '../../content/publishing/media-unavailable.ts';
import { isDatabaseUnavailable } from '../../shared/platform/database/is-database-unavailable.ts';
import { sendProblem } from '../../shared/platform/http-problem.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { parseLocalizedPath, type Site } from '../../shared/sites/site.ts';
import { failurePage } from './error-pages.ts';
import { fetchDirectory } from './fetch-directory.ts';
import { fetchNotFound, fetchOverloaded } from './fetch-page.ts';
import { loggedPath } from './logged-path.ts';
import { RenderQueueFull } from './render-queue.ts';
import { requestHostname } from './request-hostname.ts';
import { securityHeaders, transportHeaders } from './response-headers.ts';
import { replyWithStoredPage } from './send-page.ts';
import type { ServerContext } from './server-context.ts';
import type { StoredPage } from './stored-page.ts';

export async function replyNotFound(app: ServerContext, request: FastifyRequest, reply: FastifyReply) {
  const site = siteOf(app, request);
  if (isApi(request) || !site || !['GET', 'HEAD'].includes(request.method)) {
    return sendProblem(reply, 404, 'NOT_FOUND', `Nothing answers ${request.method} at this address.`);
  }
  return replyWithStoredPage(request, reply, await fetchNotFound(app, site.name, languageOf(site, request)));
}

/** An address that cannot be decoded, such as /%ZZ: for visitors it is one more page that is not there. */
export async function replyBadAddress(app: ServerContext, request: FastifyRequest, reply: FastifyReply) {
  const page = isApi(request) ? undefined : await pageForBadAddress(app, request);
  if (page) return replyWithStoredPage(request, reply, page);
  // The router refuses before the hooks that add these.
  reply.headers({ ...securityHeaders, ...transportHeaders(app.hsts) });
  return sendProblem(reply, 400, 'BAD_ADDRESS', 'The address is not well formed.');
}

/** The router calls this outside its error handling, so nothing may be thrown. */
async function pageForBadAddress(
  app: ServerContext,
  request: FastifyRequest,
): Promise<StoredPage | undefined> {
  try {
    const site = siteOf(app, request);
    return site
      ? await fetchNotFound(app, site.name, languageOf(site, request))
      : await fetchDirectory(app, { found: false });
  } catch (error) {
    app.log.error({ code: 'REQUEST_FAILED', path: loggedPath(request), error }, 'no page for a bad address');
    return undefined;
  }
}

export async function replyFailure(
  app: ServerContext,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof RenderQueueFull) return replyOverloaded(app, request, reply, error.retryAfterS);
  const status = statusOf(error);
  const site = siteOf(app, request);
  if (status < 500) {
    const code = status === 429 ? 'TOO_MANY_REQUESTS' : 'INVALID_INPUT';
    return sendProblem(reply, status, code, messageFor(status));
  }
  const facts = { site: site?.name, path: loggedPath(request), requestId: request.id, error };
  if (isMediaUnavailable(error)) {
    app.log.warn({ code: 'MEDIA_UNREACHABLE', ...facts }, 'the media library does not answer');
    return replyUnavailable(app, request, reply);
  }
  if (isDatabaseUnavailable(error)) {
    app.log.warn({ code: 'DATABASE_UNREACHABLE', ...facts }, 'the database does not answer');
    return replyUnavailable(app, request, reply);
  }
  app.log.error({ code: 'REQUEST_FAILED', ...facts }, 'request failed');
  if (isApi(request) || !site)
    return sendProblem(reply, 500, 'INTERNAL_ERROR', 'The fault is ours. Try again in a moment.');
  return replyWithStoredPage(request, reply, await failurePage(app, site.name, languageOf(site, request)));
}

/** What needs the database or the media library waits for it; what is in memory is served all the same. */
async function replyUnavailable(app: ServerContext, request: FastifyRequest, reply: FastifyReply) {
  const site = siteOf(app, request);
  reply.raw.setHeader('Retry-After', '5');
  const answer = request.routeOptions.config.overloaded;
  if (answer) return answer(request, reply);
  if (isApi(request) || !site)
    return sendProblem(
      reply,
      503,
      'UNAVAILABLE',
      'This cannot be done right now. Try again in a few seconds.',
    );
  return replyWithStoredPage(
    request,
    reply,
    await fetchOverloaded(app, site.name, languageOf(site, request)),
  );
}

/** Cached pages are sent by the fast path all the same; only what has to be rendered waits. */
export async function replyOverloaded(
  app: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  retryAfterS = 5,
) {
  if (/^\/(assets|media)\/|^\/api\/healthz/.test(request.url)) return;
  const site = siteOf(app, request);
  reply.raw.setHeader('Retry-After', String(retryAfterS));
  if ((await app.refusals.wait()) === 'close') reply.raw.setHeader('Connection', 'close');
  const answer = request.routeOptions.config.overloaded;
  if (answer) return answer(request, reply);
  if (isApi(request) || !site)
    return sendProblem(reply, 503, 'OVERLOADED', 'Too many requests at once. Try again in a few seconds.');
  return replyWithStoredPage(
    request,
    reply,
    await fetchOverloaded(app, site.name, languageOf(site, request)),
  );
}

export function isApi(request: FastifyRequest): boolean {
  return /^\/(api|content-api|service|media|assets)\//.test(request.url);
}

/** The site whose design an error page has, if any. */
function siteOf(app: ServerContext, request: FastifyRequest) {
  return app.content.siteAt(requestHostname(request.headers.host ?? ''))?.site;
}

/** That of the page which could not be shown. */
function languageOf(site: Site, request: FastifyRequest): Language {
  return parseLocalizedPath(site, request.url.replace(/[?#].*$/s, '')).language;
}

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | undefined)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

function messageFor(status: number): string {
  if (status === 413) return 'What was sent is too large.';
  if (status === 415) return 'Send JSON, with content-type application/json.';
  if (status === 429) return 'Too many requests from here. Wait a minute and try again.';
  return 'What was sent could not be read.';
}
