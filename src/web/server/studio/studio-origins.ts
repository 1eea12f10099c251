import type { ServerContext } from '../server-context.ts';

/**
 * Where editors may have the studio open, and so who may frame a preview: the one address that is set, or every
 * host of the installation, because `/admin` is served at each of them.
 */
export function studioOrigins(
  app: Pick<ServerContext, 'content' | 'port' | 'demo' | 'studio'>,
): readonly string[] {
  const { content, port, demo, studio } = app;
  if (studio?.origin) return [studio.origin];
  const sites = content.sites().flatMap(({ site }) => URL.parse(site.url)?.origin ?? []);
  return [...new Set([...(demo ? [`http://localhost:${port}`] : []), ...sites])];
}
