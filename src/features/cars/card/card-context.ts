import type { Picture } from '../../../shared/platform/picture.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { UkLender } from '../../finance/plans/uk/lender.ts';

/** What building a card needs; a load context has it all. */
export type CardContext = {
  site: Pick<Site, 'carDetailPath' | 'country' | 'languages'> & Partial<Pick<Site, 'financeOrganisationId'>>;
  language: Language;
  texts: Texts;
  href: (path: string) => string;
  pictureAt: (address: string | undefined, alt: string) => Picture | undefined;
  now: Date;
  services?: { ukLender?: UkLender | undefined };
  /** A car in stock that was published after this has just come in; without it no card says so. */
  justInSince?: Date | undefined;
};
