import type { Language } from '../../sites/languages.ts';

const byCountry: Readonly<Record<string, Language>> = {
  se: 'sv',
  no: 'nb',
  fi: 'fi',
  sk: 'sk',
  uk: 'en',
  gb: 'en',
};

/** Indices are named for their country, 'cars-solvik-se', and its language is that of their values. */
export function indexLanguage(index: string): Language | undefined {
  return byCountry[index.split('-').at(-1) ?? ''];
}
