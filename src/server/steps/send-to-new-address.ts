import { pageAt } from '../../publishing/site-content.ts';
import type { Step } from '../visit.ts';

/** Old addresses lead to new ones for good, before any page is looked for (ROUTE-26). Nobody else is asked (ROUTE-24). */
export const sendToNewAddress: Step = ({ siteContent, url }) => {
  if (!siteContent) return undefined;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark + 1);
  const answers = (address: string) => pageAt(siteContent, address) !== undefined;
  const moved = siteContent.redirects.find(path, query, answers);
  return moved && { kind: 'redirect', status: 308, location: moved.location };
};
