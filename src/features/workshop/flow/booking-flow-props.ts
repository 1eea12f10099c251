import type { Country } from '../../../shared/maps/geocoder.ts';
import type { MapSettings } from '../../../shared/maps/map-settings.ts';
import type { MapTextProps } from '../../../shared/maps/map-texts.ts';
import type { PlaceTextKey } from '../../../shared/maps/place-texts.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type messages from '../messages/flow/sv.json';
import type { BookingLocation } from './booking-flow-state.ts';

export type BookingTextKey = keyof typeof messages | PlaceTextKey;

/** What the flow's island gets from the server. Its texts are looked up by `flow.texts`. */
export type BookingFlowProps = {
  language: Language;
  country: Country;
  timeZone: string;
  map: MapSettings;
  mapTexts: MapTextProps;
  texts: Readonly<Record<BookingTextKey, string>>;
  contactEmail: string;
  /** As it is written and dialled; for visitors without script. */
  contactPhone: string;
  /** The car behind the plate in the summary; the site's own picture. */
  carPicture?: { src: string; width: number; height: number } | undefined;
  damageInspection: { text: string; linkText: string; href: string };
  /** Links for makes that are booked elsewhere: two external, two of this site (SB-08, SB-10). */
  brandLinks: readonly { label: string; href: string; external: boolean }[];
  /** Names of all makes that some workshop is authorised for (SB-09). */
  authorisedBrands: readonly string[];
  /** From the query of a dealer page's link, with the name of the place (SB-14, SB-15). */
  startLocation?: BookingLocation | undefined;
};
