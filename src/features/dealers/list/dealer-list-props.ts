import type { ListPage } from '../../../shared/faceted-list/views/use-faceted-list.ts';
import type { MapSettings } from '../../../shared/maps/map-settings.ts';
import type { MapTextProps } from '../../../shared/maps/map-texts.ts';
import type { PlaceTextKey } from '../../../shared/maps/place-texts.ts';
import type { Facet } from '../../../shared/search/port.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { DealershipCardData } from '../dealership-card.ts';
import type { DealerList } from './dealer-list.ts';
import type { DealerListTexts } from './list-texts.ts';
import type { ServiceTextTools } from './service-text.ts';

/** What is shown of a list. */
export type ShownDealers = ListPage<DealershipCardData>;

export type InitialDealers = {
  list: DealerList;
  /** What was typed, where no place is called so and the list shows another. */
  guessedFor?: string | undefined;
  failed: boolean;
  unfilteredTotal: number;
  /** Everything that can be chosen in the unfiltered list. */
  stock: readonly Facet[];
  shown: ShownDealers;
};

/** Everything the list needs in the browser; it travels as JSON. */
export type DealerListProps = ServiceTextTools & {
  initial: InitialDealers;
  /** The address of the page the list stands on. */
  address: string;
  language: Language;
  country: Site['country'];
  level: 'h2' | 'h3';
  /** Makes as a row of buttons above the list (DSL-08). */
  quickBrands: boolean;
  texts: DealerListTexts;
  map: { settings: MapSettings; texts: MapTextProps };
  placeTexts: Readonly<Record<PlaceTextKey, string>>;
};
