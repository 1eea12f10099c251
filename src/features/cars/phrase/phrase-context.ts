import { facetBounds } from '../../../shared/search/facet-bounds.ts';
import type { Facet } from '../../../shared/search/port.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { amountFields } from './amount-fields.ts';
import type { PhraseContext } from './phrase-reading.ts';
import type { AmountKind } from './resolve-amount.ts';

type Asked = {
  site: Pick<Site, 'country' | 'languages'>;
  language: Language;
  stock: readonly Facet[];
  now: Date;
};

/** What a phrase is read with on a page of this language. */
export function phraseContext({ site, language, stock, now }: Asked): PhraseContext {
  const bounds = (kind: AmountKind) => facetBounds(stock, amountFields[kind]);
  return {
    country: site.country,
    languages: [language, ...site.languages.filter((each) => each !== language)],
    indexLanguage: site.languages[0],
    stock,
    thisYear: now.getUTCFullYear(),
    bounds: {
      price: bounds('price'),
      monthly: bounds('monthly'),
      privateLeasing: bounds('privateLeasing'),
      companyLeasing: bounds('companyLeasing'),
    },
  };
}
