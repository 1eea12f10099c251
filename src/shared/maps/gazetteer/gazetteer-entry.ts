import type { Coordinates } from '../../platform/coordinates.ts';
import type { Country } from '../geocoder.ts';

/** A town, village, postcode or region as the gazetteer holds it. */
export type GazetteerEntry = {
  kind: 'town' | 'postcode' | 'region';
  country: Country;
  /** In local spelling; a postcode as it is written on letters: '221 00'. */
  name: string;
  /** Of a postcode: the town it belongs to. */
  town?: string | undefined;
  /** Empty where the data does not know it. */
  region: string;
  /** 0 where the data does not know it. */
  population: number;
  coordinates: Coordinates;
  /** No name was typed like this; it is the nearest to what was. */
  guessed?: true | undefined;
};

/** An entry with the other names it is found by. */
export type NamedEntry = { entry: GazetteerEntry; alternates: readonly string[] };

/** Of names that were only half typed, mistyped or found abroad, smaller places are rarely meant. */
export const MIN_TOWN_POPULATION = 5_000;
