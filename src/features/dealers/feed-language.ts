import type { Language } from '../../shared/sites/languages.ts';
import type { PageContext } from '../../shared/sites/page-context.ts';

/** Dealerships are written in the site's first language; on pages in another one their words are marked with it. */
export function feedLanguage({
  site,
  language,
}: Pick<PageContext, 'site' | 'language'>): Language | undefined {
  const [first] = site.languages;
  return first === language ? undefined : first;
}
