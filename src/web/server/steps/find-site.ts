import type { PipelineStep } from '../request-context.ts';

export const findSite: PipelineStep = (context, { content }) => {
  const found = content.siteAt(context.host);
  if (found) context.siteContent = found;
  return undefined;
};
