import type { FastifyInstance } from 'fastify';
import type { ApiOperation } from '../../platform/api-operation.ts';

export type ApiRoute = { method: string; path: string; operation: ApiOperation };

/** The described routes, in the order of their registration. Called before the first route is registered. */
export function collectOperations(server: FastifyInstance): readonly ApiRoute[] {
  const routes: ApiRoute[] = [];
  server.addHook('onRoute', ({ method, url, config }) => {
    const operation = config?.operation;
    // Fastify adds a HEAD route to every GET route.
    if (!operation || method === 'HEAD') return;
    const path = operation.path ?? url.replace(/:(\w+)/g, '{$1}');
    for (const each of [method].flat()) routes.push({ method: each.toLowerCase(), path, operation });
  });
  return routes;
}
