import type { FastifyInstance } from 'fastify';
import { isValidApiKey } from '../../platform/api-key.ts';
import { sendProblem } from '../../platform/http-problem.ts';
import type { AppContext } from '../app-context.ts';

/** `GET /metrics` for Prometheus. Without a token in the settings the address is one like any other. */
export function metricsRoute(
  server: FastifyInstance,
  { metrics: { registry }, metricsToken }: Pick<AppContext, 'metrics' | 'metricsToken'>,
): void {
  if (metricsToken === undefined) return;
  server.get('/metrics', async (request, reply) => {
    const [, given] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!isValidApiKey(given, metricsToken)) {
      reply.header('www-authenticate', 'Bearer');
      return sendProblem(reply, 401, 'WRONG_TOKEN', 'Send METRICS_TOKEN as a bearer token.');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
