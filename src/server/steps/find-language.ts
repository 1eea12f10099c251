import { readAddress } from '../../sites/site.ts';
import type { Step } from '../visit.ts';

/** The first segment names the language, unless it is the site's default or no language of the site's. */
export const findLanguage: Step = (visit) => {
  const site = visit.siteContent?.site;
  if (!site) return undefined;
  const { language, path } = readAddress(site, visit.path);
  visit.language = language;
  visit.pagePath = path;
  return undefined;
};
