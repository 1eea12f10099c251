import type { ServerContext } from '../server-context.ts';

/**
 * The studio's pages bring inline script of their framework; all else stays at home. Previews are framed from the
 * sites' hosts, and may be opened in a window beside the studio.
 */
export function studioHeaders({ content }: Pick<ServerContext, 'content'>): Record<string, string> {
  const sites = content.sites().flatMap(({ site }) => URL.parse(site.url)?.origin ?? []);
  const own = ["'self'", ...new Set(sites)].join(' ');
  const policy = [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${own} data: blob:`,
    `media-src ${own} blob:`,
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${own}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Robots-Tag': 'noindex',
  };
}
