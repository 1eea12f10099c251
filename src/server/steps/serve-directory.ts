import { cacheKey } from '../cache-key.ts';
import { directoryPage } from '../directory-page.tsx';
import type { PipelineStep } from '../request-context.ts';

/** Plain localhost and unknown hosts get the directory of sites in the demo, otherwise a 404 page. */
export const serveDirectory: PipelineStep = async (context, app) => {
  if (context.siteContent) return undefined;
  const found = app.demo && context.path === '/';
  const key = cacheKey({ kind: 'directory', found });
  return { kind: 'page', page: await app.cache.fetch(key, () => directoryPage(app, found)) };
};
