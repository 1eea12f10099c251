import { parseLocalizedPath } from '../../../shared/sites/site.ts';
import type { PipelineStep } from '../request-context.ts';

/** The first segment names the language, unless it is the site's default or no language of the site's. */
export const findLanguage: PipelineStep = (context) => {
  const site = context.siteContent?.site;
  if (!site) return undefined;
  const { language, path } = parseLocalizedPath(site, context.path);
  context.language = language;
  context.pagePath = path;
  return undefined;
};
