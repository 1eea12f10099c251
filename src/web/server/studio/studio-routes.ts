import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCrossOrigin } from '../../../shared/platform/cross-origin.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { requestHostname } from '../request-hostname.ts';
import { REQUEST_ID_HEADER } from '../request-id.ts';
import { pageHeaders } from '../response-headers.ts';
import type { ServerContext } from '../server-context.ts';
import { studioHeaders } from './studio-headers.ts';
import type { StudioProgress, StudioProxy } from './studio-proxy.ts';
import { waitingPage } from './waiting-page.tsx';

const LOGINS_PER_MINUTE = 20;
const RETRY_AFTER_S = 5;

/** A large upload, or saving a long list, may take long. */
const UPSTREAM_TIMEOUT_MS = 120_000;

/** Well below the studio's own (cms/start.ts), so that a busy machine does not send on a connection that is being closed. */
const KEEP_ALIVE_TIMEOUT_MS = 30_000;

/** A connection that the studio has closed in the same moment was never read, so what only reads is asked for once more. */
const CONNECTION_CLOSED = ['UND_ERR_SOCKET', 'ECONNRESET'];
const ASK_AGAIN_AFTER_MS = 20;

/**
 * `/admin` is proxied to the content studio, a process of its own that only this server can connect to. Bodies stream
 * through unread. While the studio is not ready, a page says so and polls.
 */
export async function studioRoutes(
  server: FastifyInstance,
  app: ServerContext,
  proxy: StudioProxy,
): Promise<void> {
  await server.register(async (studio) => {
    const logins = studio.createRateLimit({ max: LOGINS_PER_MINUTE, timeWindow: '1 minute' });

    studio.addHook('onRequest', async (request, reply) => {
      if (!isStudioHost(app, request)) return reply.callNotFound();
      reply.headers(studioHeaders(app));
      if (changesSomething(request) && isCrossOrigin(request)) return replyCrossOrigin(reply);
      if (isAt(request, firstAccount)) return replyLocalOnly(reply);
      if (isAt(request, rateLimited)) {
        const { isAllowed, ...limit } = await logins(request);
        if (!isAllowed && 'isExceeded' in limit && limit.isExceeded) return replyTooManyAttempts(reply);
      }
      if (!(await proxy.isReady())) return replyNotReady(app, proxy, reply);
    });

    // The proxy has parsers of its own, which pass bodies on unread.
    studio.removeAllContentTypeParsers();
    await studio.register(httpProxy, {
      upstream: proxy.address,
      routes: ['/admin', '/admin/*', '/_next/*'],
      undici: {
        headersTimeout: UPSTREAM_TIMEOUT_MS,
        bodyTimeout: UPSTREAM_TIMEOUT_MS,
        keepAliveMaxTimeout: KEEP_ALIVE_TIMEOUT_MS,
      },
      // Editors are few and their pages are made by the studio, so the load of the sites is no reason to refuse them.
      config: { pressureHandler: () => undefined },
      replyOptions: {
        // A 503 of the studio is a response; retrying would only hide it.
        retryDelay: ({ req, err, attempt }) =>
          isWorthAskingAgain(req.method, err, attempt) ? ASK_AGAIN_AFTER_MS : null,
        rewriteRequestHeaders: (request, headers) => forwarded(request as FastifyRequest, headers),
        onError: (reply, { error }) => {
          // One line for an outage: while it lasts, requests are answered without asking the studio.
          if (proxy.markUnreachable())
            app.log.warn({ code: 'STUDIO_UNREACHABLE', reason: error.message }, 'the studio does not answer');
          void replyNotReady(app, proxy, reply as unknown as FastifyReply);
        },
      },
    });
  });
}

function isWorthAskingAgain(method: string | undefined, error: unknown, attempt: number): boolean {
  const { code = '' } = (error ?? {}) as { code?: string };
  return attempt === 0 && ['GET', 'HEAD'].includes(method ?? '') && CONNECTION_CLOSED.includes(code);
}

function replyNotReady(app: ServerContext, proxy: StudioProxy, reply: FastifyReply): FastifyReply {
  reply.status(503).header('Retry-After', String(RETRY_AFTER_S));
  const progress = publicProgress(app, proxy);
  if (!wantsPage(reply.request)) {
    return sendProblem(reply, 503, 'STUDIO_NOT_READY', 'The studio does not answer yet.', {
      ready: false,
      ...progress,
    });
  }
  const { html, policy } = waitingPage(app, progress, proxy.wasReady());
  return reply
    .headers({ ...pageHeaders(policy), 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    .send(html);
}

/** The reason of a failure is for the operator only; in the demo every visitor is the operator. */
function publicProgress({ demo }: ServerContext, proxy: StudioProxy): StudioProgress {
  const { steps, problem } = proxy.progress() ?? { steps: [] };
  return { steps, problem: demo || !problem ? problem : '' };
}

function replyTooManyAttempts(reply: FastifyReply): FastifyReply {
  const sentence = 'Too many attempts from here. Wait a minute and try again.';
  // Payload's own forms show what is under `errors`.
  return sendProblem(reply, 429, 'TOO_MANY_REQUESTS', sentence, { errors: [{ message: sentence }] });
}

function changesSomething({ method }: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

/** Another site's page could otherwise act with the session of an editor who has it open. */
function replyCrossOrigin(reply: FastifyReply): FastifyReply {
  const sentence = 'This was sent from a page of another site. Open the studio and do it there.';
  return sendProblem(reply, 403, 'CROSS_ORIGIN', sentence, { errors: [{ message: sentence }] });
}

function replyLocalOnly(reply: FastifyReply): FastifyReply {
  const sentence =
    'The first administrator is made on the machine itself: npm run studio:admin -- you@company.example';
  return sendProblem(reply, 403, 'ON_THE_MACHINE_ONLY', sentence, { errors: [{ message: sentence }] });
}

/** Every host of a site, the machine itself, and the address that was set for editors. */
export function isKnownHost(app: ServerContext, request: FastifyRequest): boolean {
  return app.content.siteAt(requestHostname(request.host)) !== undefined || isStudioHost(app, request);
}

/** The address that was set for editors, else every host of a site; and always the machine itself. */
function isStudioHost({ content, studio }: ServerContext, request: FastifyRequest): boolean {
  const host = requestHostname(request.host);
  if (['localhost', '127.0.0.1', '[::1]'].includes(host)) return true;
  return studio?.origin ? URL.parse(studio.origin)?.hostname === host : content.siteAt(host) !== undefined;
}

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && (headers.accept ?? '').includes('text/html');
}

/** Where passwords could be guessed. */
const rateLimited = /^\/admin\/api\/users\/(login|forgot-password|reset-password|unlock)\/*$/i;
/** The first visitor of a new studio could otherwise become its administrator. */
const firstAccount = /^\/admin\/api\/users\/first-register\/*$/i;

function isAt({ method, url }: FastifyRequest, pattern: RegExp): boolean {
  const [path = ''] = url.split('?');
  try {
    return method === 'POST' && pattern.test(decodeURIComponent(path).replace(/\/{2,}/g, '/'));
  } catch {
    return false;
  }
}

type Headers = Record<string, string | string[] | undefined>;

/** The studio sees the host that the editor sees, and whose request it is. */
function forwarded(request: FastifyRequest, { expect: _, ...headers }: Headers): Headers {
  return {
    ...headers,
    host: request.headers.host,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-for': request.ip,
    [REQUEST_ID_HEADER]: request.id,
  };
}
