import type { FastifyRequest } from 'fastify';

/** Browsers tell where a form was sent from; other programs do not, and have nobody's session to misuse. */
export function isCrossOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const from = headers['sec-fetch-site'];
  if (from !== undefined) return from !== 'same-origin' && from !== 'none';
  return headers.origin !== undefined && URL.parse(headers.origin)?.host !== host;
}
