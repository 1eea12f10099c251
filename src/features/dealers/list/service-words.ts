import type { PageContext } from '../../../shared/sites/page-context.ts';
import { dealerWord } from '../dealer-words.ts';
import { feedLanguage } from '../feed-language.ts';
import { SERVICE_FACET } from './dealer-facets.ts';
import type { InitialDealers } from './dealer-list-props.ts';

/** Services in the page's language, those that have a known word: the browser has no vocabulary. */
export function serviceWords(
  services: readonly string[],
  page: Pick<PageContext, 'site' | 'language'>,
): Readonly<Record<string, string>> {
  if (!feedLanguage(page)) return {};
  return Object.fromEntries(
    services.flatMap((name) => {
      const word = dealerWord(name, page.language);
      return word ? [[name, word]] : [];
    }),
  );
}

/** The services that a list can be narrowed by, and those that its address names. */
export function namedServices({ list, stock }: Pick<InitialDealers, 'list' | 'stock'>): readonly string[] {
  const facet = stock.find(({ name }) => name === SERVICE_FACET);
  const offered = facet?.type === 'hierarchical' ? facet.values.map(({ text }) => text) : [];
  const chosen = list.choices.flatMap(({ field, path }) => (field === SERVICE_FACET ? path : []));
  return [...offered, ...chosen];
}
