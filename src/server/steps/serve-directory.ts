import { cacheKey } from '../cache-key.ts';
import { directoryPage } from '../directory-page.tsx';
import { noSitePage } from '../no-site-page.tsx';
import type { PipelineStep } from '../request-context.ts';

/** Plain localhost and unknown hosts get the directory of sites in the demo; elsewhere they learn that no site is here. */
export const serveDirectory: PipelineStep = async (context, app) => {
  if (context.siteContent) return undefined;
  const found = app.demo && context.path === '/';
  const key = cacheKey({ kind: 'directory', found });
  const page = await app.cache.fetch(key, async () =>
    app.demo ? directoryPage(app, found) : noSitePage(app),
  );
  return { kind: 'page', page };
};
