import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ExtensionContext, RouteAnswer, RouteDeclaration } from '../../extension/extension.ts';
import { sendProblem } from '../../shared/platform/http-problem.ts';
import type { Site } from '../../shared/sites/site.ts';

const ROUTE_LIMIT_MS = 10_000;
const BODY_LIMIT = 256 * 1024;
const PER_MINUTE = 60;

/** The routes of an extension under its own address. One that throws or hangs answers for itself alone. */
export function addExtensionRoutes(
  server: FastifyInstance,
  { name, routes = [] }: { name: string; routes?: readonly RouteDeclaration[] | undefined },
  context: ExtensionContext,
  siteAt: (host: string) => Site | undefined,
): void {
  for (const route of routes)
    server.route({
      method: route.method,
      url: `/api/x/${name}${route.path}`,
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: { max: route.perMinute ?? PER_MINUTE, timeWindow: '1 minute' } },
      handler: (request, reply) => answer(route, request, reply, context, siteAt),
    });
}

async function answer(
  route: RouteDeclaration,
  request: FastifyRequest,
  reply: FastifyReply,
  context: ExtensionContext,
  siteAt: (host: string) => Site | undefined,
): Promise<FastifyReply> {
  try {
    const { params, query, headers, body } = request;
    const asked = { params: textsOf(params), query: query as Record<string, unknown>, headers, body };
    const handling = Promise.resolve(
      route.handle({ ...asked, site: siteAt(request.headers.host ?? '') }, context),
    );
    const answered = answerShape.parse(await inTime(handling));
    return reply
      .status(answered.status)
      .header('cache-control', 'no-store')
      .send(answered.body ?? null);
  } catch (error) {
    const facts = { code: 'EXTENSION_ROUTE_FAILED', route: `${route.method} ${route.path}`, error };
    context.log.error(facts, 'a route of an extension failed');
    return sendProblem(
      reply,
      500,
      'EXTENSION_FAILED',
      'This cannot be done right now. Try again in a moment.',
    );
  }
}

const answerShape = z.object({
  status: z.int().min(200).max(599).default(200),
  body: z.unknown(),
}) satisfies z.ZodType<RouteAnswer>;

function textsOf(params: unknown): Readonly<Record<string, string>> {
  return params as Readonly<Record<string, string>>;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the route takes longer than 10 s')), ROUTE_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
