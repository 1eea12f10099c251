import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../shared/platform/env.ts';

/** What a client that gets a 503 waits if the route does not know better. */
const RETRY_AFTER_S = 5;

/** On every response, whatever it is, with what the transport adds. */
export const securityHeaders: Readonly<Record<string, string>> = {
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

const TWO_YEARS_S = 63_072_000;

/** What browsers remember of https. Subdomains and the preload list concern hosts that may not be this installation's. */
export function transportHeaders(hsts: Settings['hsts']): Record<string, string> {
  if (hsts === 'off') return {};
  const scopes = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' };
  return { 'Strict-Transport-Security': `max-age=${TWO_YEARS_S}${scopes[hsts]}` };
}

export function addResponseHeaders(server: FastifyInstance, { hsts }: Pick<Settings, 'hsts'>): void {
  const headers = { ...securityHeaders, ...transportHeaders(hsts) };
  server.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  server.addHook('onSend', async (_, reply) => {
    // Opened in a window of its own, data must not become a page. Scripts and their workers have no policy from here.
    if (isJson(reply.getHeader('content-type')) && !reply.hasHeader('content-security-policy'))
      reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after') && !reply.raw.hasHeader('retry-after'))
      reply.header('Retry-After', String(RETRY_AFTER_S));
  });
}

function isJson(type: unknown): boolean {
  return typeof type === 'string' && /^application\/(?:[\w.-]+\+)?json\b/.test(type);
}
