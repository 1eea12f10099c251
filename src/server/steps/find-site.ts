import type { PipelineStep } from '../app-context.ts';

export const findSite: PipelineStep = (context, { content }) => {
  const found = content.siteAt(context.host);
  if (found) context.siteContent = found;
  return undefined;
};
