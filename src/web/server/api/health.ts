import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { HealthPart } from '../observation.ts';
import type { ServerContext } from '../server-context.ts';
import { healthOperation, type healthReport, livenessOperation, type livenessReport } from './openapi.ts';

/**
 * Live: the process responds. Ready: the sites can be served; load balancers check this one. Before the first site there
 * is the studio to be led to, where it is added.
 */
export function healthRoutes(
  server: FastifyInstance,
  app: Pick<ServerContext, 'content' | 'health' | 'studio'>,
): void {
  server.get('/api/healthz', { config: { operation: healthOperation } }, async (_, reply) => {
    const sites = app.content.sites().length;
    const ready = sites > 0 || app.studio !== undefined;
    const { status, parts } = await app.health.report();
    reply.header('cache-control', 'no-store');
    const body: z.output<typeof healthReport> = {
      live: true,
      ready,
      sites,
      revision: app.content.revision(),
      status: ready ? status : 'down',
      parts: Object.fromEntries(parts.map(toNamedPart)),
    };
    return reply.status(ready ? 200 : 503).send(body);
  });
  server.get('/api/healthz/live', { config: { operation: livenessOperation } }, (_, reply) => {
    const body: z.output<typeof livenessReport> = { live: true };
    return reply.header('cache-control', 'no-store').send(body);
  });
}

function toNamedPart({ name, status, ageSeconds }: HealthPart) {
  return [name, { status, ageSeconds: ageSeconds ?? null }] as const;
}
