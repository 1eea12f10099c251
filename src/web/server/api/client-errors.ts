import type { FastifyInstance } from 'fastify';
import type { PublishedContent } from '../../../content/publishing/published-content.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { requestHostname } from '../request-hostname.ts';
import { clientErrorBody, clientErrorOperation } from './openapi.ts';

/** Errors in the browser reach the same log as those on the server (ERR-37). */
export function clientErrorRoutes(
  server: FastifyInstance,
  app: { content: PublishedContent; log: Log },
): void {
  const rateLimit = { max: 30, timeWindow: '1 minute' };
  const limits = { bodyLimit: 4096, config: { rateLimit, operation: clientErrorOperation } };
  server.post('/api/client-errors', limits, (request, reply) => {
    const checked = clientErrorBody.safeParse(request.body);
    if (!checked.success) return sendProblem(reply, 400, 'INVALID_INPUT', 'Give code, message and place.');
    const { code, message, place, path, level } = checked.data;
    const site = app.content.siteAt(requestHostname(request.host))?.site.name;
    app.log[level]({ code, site, path, place, reason: message, from: 'browser' }, 'error in the browser');
    return reply.status(204).send();
  });
}
