import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerProblem } from '../../platform/http-problem.ts';
import { pageHeaders } from '../headers.ts';
import type { House } from '../visit.ts';
import { bareHost } from '../way-of-a-request.ts';
import type { StudioDoor, StudioProgress } from './studio-door.ts';
import { studioHeaders } from './studio-headers.ts';
import { waitingPage } from './waiting-page.tsx';

const LOGINS_PER_MINUTE = 20;
const RETRY_AFTER_S = 5;

/** An upload of some size, or a long list that is saved, may take its time. */
const PATIENCE_MS = 120_000;

/**
 * `/admin` leads to the content studio, a process of its own that only this server reaches. Bodies stream through
 * unread. While nobody is there a page says so and looks again by itself.
 */
export async function studioRoutes(app: FastifyInstance, house: House, door: StudioDoor): Promise<void> {
  await app.register(async (studio) => {
    const logins = studio.createRateLimit({ max: LOGINS_PER_MINUTE, timeWindow: '1 minute' });

    studio.addHook('onRequest', async (request, reply) => {
      if (!isOurs(house, request)) return reply.callNotFound();
      reply.headers(studioHeaders(house));
      if (isAt(request, firstAccount)) return answerOnTheMachineOnly(reply);
      if (isAt(request, guarded)) {
        const { isAllowed, ...limit } = await logins(request);
        if (!isAllowed && 'isExceeded' in limit && limit.isExceeded) return answerTooOften(reply);
      }
      if (wantsPage(request) && !(await door.isOpen())) return answerShut(house, door, reply);
    });

    await studio.register(httpProxy, {
      upstream: door.address,
      routes: ['/admin', '/admin/*', '/_next/*'],
      undici: { headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS },
      // A 503 of the studio is an answer; asking again and again would only hide it.
      replyOptions: {
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => forwarded(request as FastifyRequest, headers),
        onError: (reply, { error }) => {
          door.foundShut();
          house.log.warn({ code: 'STUDIO_UNREACHABLE', reason: error.message }, 'the studio does not answer');
          void answerShut(house, door, reply as unknown as FastifyReply);
        },
      },
    });
  });
}

function answerShut(house: House, door: StudioDoor, reply: FastifyReply): FastifyReply {
  reply.status(503).header('Retry-After', String(RETRY_AFTER_S));
  const progress = publicProgress(house, door);
  if (!wantsPage(reply.request)) {
    return answerProblem(reply, 503, 'STUDIO_NOT_READY', 'The studio does not answer yet.', {
      ready: false,
      ...progress,
    });
  }
  const { html, policy } = waitingPage(house, progress, door.wasOpen());
  return reply
    .headers({ ...pageHeaders(policy), 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    .send(html);
}

/** Why something failed is for those at the machine; in the demo that is whoever reads the page. */
function publicProgress({ showsDirectory }: House, door: StudioDoor): StudioProgress {
  const { steps, problem } = door.progress() ?? { steps: [] };
  return { steps, problem: showsDirectory || !problem ? problem : '' };
}

function answerTooOften(reply: FastifyReply): FastifyReply {
  const sentence = 'Too many attempts from here. Wait a minute and try again.';
  // Payload's own forms show what stands under `errors`.
  return answerProblem(reply, 429, 'TOO_MANY_REQUESTS', sentence, { errors: [{ message: sentence }] });
}

function answerOnTheMachineOnly(reply: FastifyReply): FastifyReply {
  const sentence =
    'The first administrator is made on the machine itself: npm run studio:admin -- you@company.example';
  return answerProblem(reply, 403, 'ON_THE_MACHINE_ONLY', sentence, { errors: [{ message: sentence }] });
}

/** Every host of a site, the machine itself, and the address that was set for editors. */
function isOurs({ content, studio }: House, request: FastifyRequest): boolean {
  const host = bareHost(request.host);
  if (content.siteAt(host) || ['localhost', '127.0.0.1', '[::1]'].includes(host)) return true;
  return studio?.origin !== undefined && URL.parse(studio.origin)?.hostname === host;
}

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && (headers.accept ?? '').includes('text/html');
}

/** Where passwords could be guessed. */
const guarded = /^\/admin\/api\/users\/(login|forgot-password|reset-password|unlock)\/*$/i;
/** Whoever came first to a new studio would own all sites. */
const firstAccount = /^\/admin\/api\/users\/first-register\/*$/i;

function isAt({ method, url }: FastifyRequest, place: RegExp): boolean {
  const [path = ''] = url.split('?');
  try {
    return method === 'POST' && place.test(decodeURIComponent(path).replace(/\/{2,}/g, '/'));
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
  };
}
