import type { Language } from '../../sites/languages.ts';
import type { Site } from '../../sites/site.ts';

const byCountry: Readonly<Record<string, Language>> = {
  se: 'sv',
  no: 'nb',
  fi: 'fi',
  sk: 'sk',
  uk: 'en',
  gb: 'en',
};

type Reading = { indices: Partial<Site['indices']>; languages: readonly Language[] };

/**
 * The language of an index's values: the first one of the site that lists its cars. An index that no site lists yet is
 * named for its country: 'cars-solvik-se'.
 */
export function indexLanguage(index: string, sites: readonly Reading[] = []): Language | undefined {
  const reader = sites.find(({ indices }) => indices.cars === index);
  return reader?.languages[0] ?? byCountry[index.split('-').at(-1) ?? ''];
}
