import { locationHeader } from '../../../shared/platform/location-header.ts';
import type { PipelineStep } from '../request-context.ts';

/** Where the site is set up so, www.* redirects permanently to the bare host, with path and query (ROUTE-10). */
export const redirectToCanonicalHost: PipelineStep = (context, { content }) => {
  if (!context.host.startsWith('www.')) return undefined;
  const bare = content.siteAt(context.host.slice('www.'.length))?.site;
  if (!bare?.redirectsWww) return undefined;
  return { kind: 'redirect', status: 308, location: locationHeader(context.url, bare.url) };
};
