import type { FastifyRequest } from 'fastify';

// Paths that hold a plate, a one-time code, or the secret of a link.
const privatePaths = /^(?:\/[a-z]{2})?(\/api\/mechmate|\/api\/tirehotel|\/booking|\/tyre-hotel\/reminder)\//;

/** The path as the log may show it: the route's pattern where the path itself says who somebody is. */
export function loggedPath({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const [, prefix] = privatePaths.exec(url) ?? [];
  if (!prefix) return url;
  return routeOptions.url?.startsWith(prefix) ? routeOptions.url : `${prefix}/*`;
}
