import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendProblem } from '../../platform/http-problem.ts';
import type { Log } from '../../platform/log.ts';
import type { PublishedContent } from '../../publishing/published-content.ts';
import { normaliseHost } from '../normalise-host.ts';

const clientError = z.object({
  code: z.string().regex(/^[A-Z_]{3,40}$/),
  message: z.string().max(300),
  place: z.string().max(80),
  path: z.string().max(300).optional(),
  level: z.enum(['warn', 'error']).default('warn'),
});

/** Errors in the browser reach the same log as those on the server (ERR-37). */
export function clientErrorRoutes(
  server: FastifyInstance,
  app: { content: PublishedContent; log: Log },
): void {
  const limits = { bodyLimit: 4096, config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };
  server.post('/api/client-errors', limits, (request, reply) => {
    const checked = clientError.safeParse(request.body);
    if (!checked.success) return sendProblem(reply, 400, 'INVALID_INPUT', 'Give code, message and place.');
    const { code, message, place, path, level } = checked.data;
    const site = app.content.siteAt(normaliseHost(request.host))?.site.name;
    app.log[level]({ code, site, path, place, reason: message, from: 'browser' }, 'error in the browser');
    return reply.status(204).send();
  });
}
