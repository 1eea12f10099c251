import type { Country } from '../../maps/geocoder.ts';
import type { MapSettings } from '../../maps/map-settings.ts';
import type { Language } from '../../sites/languages.ts';

/** What the flow's island gets from the server. Texts are looked up by `texts`, see booking-texts.ts. */
export type BookingFlowProps = {
  language: Language;
  country: Country;
  timeZone: string;
  map: MapSettings;
  /** Dictionary texts by key, only those the flow uses. */
  texts: Readonly<Record<string, string>>;
  contactEmail: string;
  damageInspection: { text: string; linkText: string; href: string };
  /** Links for makes that are booked elsewhere: two external, two of this site (SB-08, SB-10). */
  brandLinks: readonly { label: string; href: string; external: boolean }[];
  /** Names of all makes that some workshop is authorised for (SB-09). */
  authorisedBrands: readonly string[];
  /** From the query of a dealer page's link, with the name of the place (SB-14, SB-15). */
  startLocation?:
    | { name: string; latitude: number; longitude: number; placeId: string; region: string }
    | undefined;
};
