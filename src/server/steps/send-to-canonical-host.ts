import type { Step } from '../visit.ts';

/** A site that says so sends www.* to its bare host for good, with path and query (ROUTE-10). */
export const sendToCanonicalHost: Step = (visit, { content }) => {
  if (!visit.host.startsWith('www.')) return undefined;
  const bare = content.siteAt(visit.host.slice('www.'.length))?.site;
  if (!bare?.redirectsWww) return undefined;
  return { kind: 'redirect', status: 308, location: `${bare.url}${visit.url}` };
};
