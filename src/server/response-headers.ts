import type { FastifyInstance } from 'fastify';

/** What a client that gets a 503 waits if the route does not know better. */
const RETRY_AFTER_S = 5;

/** On every response, whatever it is. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export function pageHeaders(policy: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    // Checked by ETag each time; never no-store, which would switch off the back/forward cache.
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': policy,
    ...securityHeaders,
  };
}

export function addResponseHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', async (_, reply) => void reply.headers(securityHeaders));
  server.addHook('onSend', async (_, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after') && !reply.raw.hasHeader('retry-after'))
      reply.header('Retry-After', String(RETRY_AFTER_S));
  });
}
