import type { FastifyRequest } from 'fastify';

// Paths that hold a plate, a one-time code, the secret of a link, another system's transaction, or the signature of a lead's photo.
const privatePaths =
  /^(?:\/[a-z]{2})?(\/api\/mechmate|\/api\/tirehotel|\/api\/forms\/photos|\/api\/kits\/hand-over|\/booking|\/tyre-hotel\/reminder)\//;

// What another system says of its user when it opens the kits catalogue (KIT-10), and the plate of the tyre hotel (TH-03).
const privateParams = /([?&](?:user|dealer|unit|auto|transactionId|regNo)=)[^&#]*/gi;

/**
 * The path as the log may show it: the route's pattern where the path itself says who somebody is, and without the values
 * of parameters that do.
 */
export function loggedPath({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const [, prefix] = privatePaths.exec(url) ?? [];
  if (!prefix) return url.replace(privateParams, '$1…');
  return routeOptions.url?.startsWith(prefix) ? routeOptions.url : `${prefix}/*`;
}
