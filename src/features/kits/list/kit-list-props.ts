import type { ListPage } from '../../../shared/faceted-list/views/use-faceted-list.ts';
import type { Facet } from '../../../shared/search/port.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Crumb } from '../../../shared/sites/page-context.ts';
import type { KitCartTextMap } from '../cart/cart-texts.ts';
import type { KitCard } from '../kit-card.ts';
import type { KitList } from './kit-list.ts';

/** What is shown of a list, with the vehicle types of the chosen car. */
export type KitsPage = ListPage<KitCard> & { typeIds: readonly string[] };

/** The same as the API sends it. */
export type FoundKits = {
  result: { total: number; facets: readonly Facet[]; typeIds: readonly string[] };
  kits: readonly KitCard[];
};

/** Everything the list needs in the browser; it travels as JSON. */
export type KitListProps = {
  /** The address of the whole list. */
  base: string;
  language: Language;
  head: { title: string; lead: string; isFirst: boolean; trail: readonly Crumb[] };
  start: { list: KitList; page: KitsPage; failed: boolean };
  /** What all kits cost. */
  stock: { min: number; max: number } | undefined;
  /** For the fields without script: manufacturers, and as far as they are known models and types. */
  cars: readonly (readonly string[])[];
  texts: Readonly<Record<string, string>>;
  cart: KitCartTextMap;
};
