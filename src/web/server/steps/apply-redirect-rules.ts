import { pageAt } from '../../../content/publishing/site-content.ts';
import { splitAddress } from '../../../content/redirects/request-path.ts';
import type { PipelineStep } from '../request-context.ts';

/** Permanent redirects, before any page is looked up (ROUTE-26), without a call to another system (ROUTE-24). */
export const applyRedirectRules: PipelineStep = ({ siteContent, url }, { activity }) => {
  if (!siteContent) return undefined;
  const { path, query } = splitAddress(url);
  const isPage = (address: string) => pageAt(siteContent, address) !== undefined;
  const redirect = siteContent.redirects.find(path, query, isPage);
  if (!redirect) return undefined;
  const rule = siteContent.redirects.ruleAt(path, query);
  const { name: site } = siteContent.site;
  if (rule) activity.addresses.count({ site, kind: 'redirect', address: rule.authored.source });
  return { kind: 'redirect', status: 308, location: redirect.location };
};
