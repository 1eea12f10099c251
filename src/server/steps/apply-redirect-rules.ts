import { pageAt } from '../../publishing/site-content.ts';
import { splitAddress } from '../../redirects/request-path.ts';
import type { PipelineStep } from '../request-context.ts';

/** Old addresses lead to new ones for good, before any page is looked for (ROUTE-26). Nobody else is asked (ROUTE-24). */
export const applyRedirectRules: PipelineStep = ({ siteContent, url }) => {
  if (!siteContent) return undefined;
  const { path, query } = splitAddress(url);
  const answers = (address: string) => pageAt(siteContent, address) !== undefined;
  const moved = siteContent.redirects.find(path, query, answers);
  return moved && { kind: 'redirect', status: 308, location: moved.location };
};
