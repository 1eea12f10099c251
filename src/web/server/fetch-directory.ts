import { cacheKey } from './cache-key.ts';
import { noSitePage } from './no-site-page.tsx';
import type { ServerContext } from './server-context.ts';
import type { StoredPage } from './stored-page.ts';

/** What is at hosts without a site: in the demo the directory of sites, elsewhere a page that says so. */
export function fetchDirectory(app: ServerContext, { found }: { found: boolean }): Promise<StoredPage> {
  return app.cache.fetch(cacheKey({ kind: 'directory', found }), async () =>
    app.demoServer ? app.demoServer.directoryPage(app, found) : noSitePage(app),
  );
}
