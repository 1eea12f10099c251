import { isLanguage } from '../../sites/languages.ts';
import type { Step } from '../visit.ts';

/** The first segment names the language, unless it is the site's default or no language of the site's. */
export const findLanguage: Step = (visit) => {
  const languages = visit.siteContent?.site.languages;
  if (!languages) return undefined;
  const [, first = ''] = visit.path.split('/', 2);
  const named = isLanguage(first) && languages.slice(1).includes(first) ? first : undefined;
  visit.language = named ?? languages[0];
  visit.pagePath = named ? visit.path.slice(named.length + 1) || '/' : visit.path;
  return undefined;
};
