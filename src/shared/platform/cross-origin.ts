import type { FastifyRequest } from 'fastify';

/** Browsers send the origin of a form; other clients do not, and have no session to misuse. */
export function isCrossOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const from = headers['sec-fetch-site'];
  if (from !== undefined) return from !== 'same-origin' && from !== 'none';
  return headers.origin !== undefined && URL.parse(headers.origin)?.host !== host;
}
