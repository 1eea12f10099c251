import type { Coordinates } from '../platform/coordinates.ts';
import type { Country } from '../sites/countries.ts';
import type { Language } from '../sites/languages.ts';

export type { Country } from '../sites/countries.ts';

/** Somewhere a visitor may name: a town, a postcode area, a region, with other geocoders also an address. */
export type Place = {
  id: string;
  /** 'Göteborg' */
  name: string;
  /** What distinguishes it from others of the name: 'Västra Götaland', 'Norway'. */
  context: string;
  /** 'Uppsala' also of the town of the same name; left out where it is not known. */
  region?: string | undefined;
  kind: 'address' | 'town' | 'postcode' | 'region';
  country: string;
  coordinates: Coordinates;
  /** No place is called what was typed; this is the nearest name. */
  guessed?: true | undefined;
};

export type PlaceQuery = {
  text: string;
  /** Places of this country come first; `geocode` finds no others (LOC-23). */
  country: Country;
  language: Language;
  signal?: AbortSignal | undefined;
};

/** Finds places by name and names by place. Every adapter passes geocoder.contract.ts. */
export interface Geocoder {
  /** Places whose name begins with the text, best first. */
  suggest(query: PlaceQuery & { limit: number; near?: Coordinates | undefined }): Promise<readonly Place[]>;
  /** The one place that the text means; undefined when there is none. Throws when the geocoder cannot answer. */
  geocode(query: PlaceQuery): Promise<Place | undefined>;
  /** The nearest named place. */
  reverse(at: Coordinates, language: Language, signal?: AbortSignal): Promise<Place | undefined>;
}
