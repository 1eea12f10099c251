import type { FastifyInstance } from 'fastify';
import type { ApiOperation } from '../../../shared/platform/api-operation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the server, for the API documentation. */
    registeredRoutes: readonly RegisteredRoute[];
  }
}

export type RegisteredRoute = { method: string; url: string; operation: ApiOperation | undefined };
export type ApiRoute = { method: string; path: string; operation: ApiOperation };

/** Called before the first route is registered. */
export function collectRoutes(server: FastifyInstance): void {
  const routes: RegisteredRoute[] = [];
  server.decorate('registeredRoutes', routes);
  server.addHook('onRoute', ({ method, url, config }) => {
    const methods = [method].flat().filter((each) => each !== 'HEAD');
    routes.push(...methods.map((each) => ({ method: each, url, operation: config?.operation })));
  });
}

/** The routes that have a description, with their public addresses. */
export function apiRoutes(routes: readonly RegisteredRoute[]): readonly ApiRoute[] {
  return routes.flatMap(({ method, url, operation }) => {
    const path = operation?.address ?? url.replace(/:(\w+)/g, '{$1}');
    return operation ? [{ method: method.toLowerCase(), path, operation }] : [];
  });
}
