import type { PipelineStep } from '../request-context.ts';
import { directoryPage } from '../directory.tsx';

/** Plain localhost and unknown hosts: the demo shows which sites there are, anything else is a wrong number. */
export const serveDirectory: PipelineStep = async (context, app) => {
  if (context.siteContent) return undefined;
  const page = await app.cache.fetch(`:directory:${app.showsDirectory && context.path === '/'}`, () =>
    directoryPage(app, context.path),
  );
  return { kind: 'page', page };
};
