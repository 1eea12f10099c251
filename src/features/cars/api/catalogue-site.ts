import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { CardContext } from '../card/card-context.ts';

/** A site as the catalogue needs to know it. */
export type CatalogueSite = {
  site: Pick<Site, 'indices' | 'languages' | 'country' | 'pathToCarList'>;
  /** What cards are built with in one of its languages. */
  cardContext: (language: Language) => CardContext;
};
