import type { AppContext } from '../app-context.ts';

/**
 * Where editors may have the studio open, and so who may frame a preview: the one address that is set, or every
 * host of the installation, because `/admin` answers at each of them.
 */
export function studioOrigins(
  app: Pick<AppContext, 'content' | 'port' | 'showsDirectory' | 'studio'>,
): readonly string[] {
  const { content, port, showsDirectory, studio } = app;
  if (studio?.origin) return [studio.origin];
  const sites = content.sites().flatMap(({ site }) => URL.parse(site.url)?.origin ?? []);
  return [...new Set([...(showsDirectory ? [`http://localhost:${port}`] : []), ...sites])];
}
