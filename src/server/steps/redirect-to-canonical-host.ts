import type { PipelineStep } from '../request-context.ts';

/** A site that says so sends www.* to its bare host for good, with path and query (ROUTE-10). */
export const redirectToCanonicalHost: PipelineStep = (context, { content }) => {
  if (!context.host.startsWith('www.')) return undefined;
  const bare = content.siteAt(context.host.slice('www.'.length))?.site;
  if (!bare?.redirectsWww) return undefined;
  return { kind: 'redirect', status: 308, location: `${bare.url}${context.url}` };
};
