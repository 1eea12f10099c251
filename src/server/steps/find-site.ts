import type { Step } from '../visit.ts';

export const findSite: Step = (visit, { content }) => {
  const found = content.siteAt(visit.host);
  if (found) visit.siteContent = found;
  return undefined;
};
