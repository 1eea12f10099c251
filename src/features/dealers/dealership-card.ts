import { type Coordinates, parseCoordinates } from '../../shared/platform/coordinates.ts';
import type { Picture } from '../../shared/platform/picture.ts';
import { postalTown } from '../../shared/platform/postal-town.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import type { Dealership } from './dealership.ts';
import { dealerPath } from './dealership-links.ts';
import { formatOpeningState } from './format-opening-state.ts';
import { dealershipOpening } from './opening-state.ts';

/** A dealership as lists and teasers show it. Travels to the browser as JSON. */
export type DealershipCardData = {
  id: string;
  href: string;
  name: string;
  street: string;
  /** Zip and city. */
  town: string;
  phone: string | undefined;
  /** From our own library, or as the feed gave it. */
  picture: Picture | undefined;
  imageUrl: string | undefined;
  opening: { isOpen: boolean; text: string } | undefined;
  coordinates: Coordinates | undefined;
};

/** What building a card needs; a load context has it all. */
export type DealershipCardContext = {
  site: Pick<Site, 'siteDetailPath' | 'timeZone' | 'country'>;
  language: Language;
  texts: Texts;
  href: (path: string) => string;
  pictureAt: (address: string | undefined, alt: string) => Picture | undefined;
  now: Date;
};

/** The fields of the index that a card is made of (TEASE-09). */
export const dealershipCardFields = [
  'slug',
  'site_id',
  'site_official_name',
  'site_city',
  'site_image_url',
  'site_primary_image',
  'site_phone',
  'site_zip',
  'site_street',
  'site_email',
  'site_geocoord',
  'site_departments',
] as const;

export function toDealershipCard(dealership: Dealership, context: DealershipCardContext): DealershipCardData {
  const { site, language, texts, href, pictureAt, now } = context;
  const image = dealership.primaryImage?.original ?? dealership.imageUrl;
  const opening = dealershipOpening(dealership, now, site.timeZone);
  const text = opening && formatOpeningState(opening, { now, timeZone: site.timeZone, language, texts });
  return {
    id: dealership.id,
    href: href(dealerPath(site, dealership.slug)),
    name: dealership.name,
    street: dealership.street ?? '',
    town: postalTown(dealership),
    phone: dealership.phone,
    // Decorative: the name stands beside it.
    picture: pictureAt(image, ''),
    imageUrl: image,
    opening: text ? { isOpen: opening.state === 'open', text } : undefined,
    coordinates: parseCoordinates(dealership.coordinates),
  };
}
