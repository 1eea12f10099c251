const fixed: Readonly<Record<string, string>> = {
  '/healthz': '/api/healthz',
  '/livez': '/api/healthz/live',
  '/favicon.ico': '/api/favicon',
  '/manifest.webmanifest': '/api/manifest',
  '/robots.txt': '/api/robots',
  '/sitemap.xml': '/api/sitemap',
};

/**
 * Public addresses that are rewritten to internal ones (ROUTE-03 to ROUTE-08). `/service/*` passes through to the API.
 */
export function rewriteUrl(url: string): string {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark);
  const [, part] = /^\/sitemap-([a-z]+(?:-\d+)?)\.xml$/.exec(path) ?? [];
  if (part) return `/api/sitemap/${part}${query}`;
  if (path.startsWith('/service/')) return `/api/${path.slice('/service/'.length)}${query}`;
  return (fixed[path] ?? path) + query;
}
