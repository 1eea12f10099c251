import { fetchDirectory } from '../fetch-directory.ts';
import type { PipelineStep } from '../request-context.ts';

/** Plain localhost and unknown hosts get the directory of sites in the demo; elsewhere they learn that no site is here. */
export const serveDirectory: PipelineStep = async (context, app) => {
  if (context.siteContent) return undefined;
  const found = app.demoServer !== undefined && context.path === '/';
  return { kind: 'page', page: await fetchDirectory(app, { found }) };
};
