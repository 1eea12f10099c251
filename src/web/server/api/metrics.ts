import type { FastifyInstance } from 'fastify';
import { createApiKeyCheck } from '../../../shared/platform/api-key.ts';
import type { ServerContext } from '../server-context.ts';

/** `GET /metrics` for Prometheus. Without a token in the settings the address is one like any other. */
export function metricsRoute(
  server: FastifyInstance,
  { metrics: { registry }, metricsToken, now }: Pick<ServerContext, 'metrics' | 'metricsToken' | 'now'>,
): void {
  if (metricsToken === undefined) return;
  const checkToken = createApiKeyCheck(now);
  server.get('/metrics', async (request, reply) => {
    const [, given] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const message = 'Send METRICS_TOKEN as a bearer token.';
    const token = { given, expected: metricsToken, code: 'WRONG_TOKEN', message };
    reply.header('www-authenticate', 'Bearer');
    const refused = checkToken(request, reply, token);
    if (refused) return refused;
    return reply
      .removeHeader('www-authenticate')
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
