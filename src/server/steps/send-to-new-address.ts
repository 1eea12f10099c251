import { pageAt } from '../../publishing/site-content.ts';
import { partsOf } from '../../redirects/request-path.ts';
import type { Step } from '../visit.ts';

/** Old addresses lead to new ones for good, before any page is looked for (ROUTE-26). Nobody else is asked (ROUTE-24). */
export const sendToNewAddress: Step = ({ siteContent, url }) => {
  if (!siteContent) return undefined;
  const { path, query } = partsOf(url);
  const answers = (address: string) => pageAt(siteContent, address) !== undefined;
  const moved = siteContent.redirects.find(path, query, answers);
  return moved && { kind: 'redirect', status: 308, location: moved.location };
};
