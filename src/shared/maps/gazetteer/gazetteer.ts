import type { Coordinates } from '../../platform/coordinates.ts';
import { fold } from '../fold.ts';
import type { Country } from '../geocoder.ts';
import { behindStreet } from './behind-street.ts';
import { type CountryIndex, createCountryIndex } from './country-index.ts';
import { type GazetteerEntry, MIN_TOWN_POPULATION, type NamedEntry } from './gazetteer-entry.ts';
import { createNearestEntry } from './nearest-entry.ts';
import { createQualifierCheck } from './qualifier-check.ts';
import { distinguishable, rank } from './rank-entries.ts';
import { readTyped, type Typed } from './typed-place.ts';

export interface Gazetteer {
  /**
   * Entries of the country whose name begins with the text, best first; where there are none, those of the others, or
   * of names that differ by a typing error.
   */
  suggest(query: GazetteerQuery & { limit: number; near?: Coordinates | undefined }): GazetteerEntry[];
  /** The one entry of the country that is meant. One of a mistyped name says that it is guessed. */
  find(query: GazetteerQuery): GazetteerEntry | undefined;
  nearest(at: Coordinates): GazetteerEntry | undefined;
}

export type GazetteerQuery = { text: string; country: Country };

export function createGazetteer(named: readonly NamedEntry[]): Gazetteer {
  const nearest = createNearestEntry(named.map(({ entry }) => entry));
  const matchesQualifiers = createQualifierCheck(named);
  const indices = new Map(
    [...Map.groupBy(named, ({ entry }) => entry.country)].map(([country, own]) => [
      country,
      createCountryIndex(own, matchesQualifiers),
    ]),
  );

  function abroad(country: Country) {
    return [...indices].filter(([each]) => each !== country).map(([, index]) => index);
  }

  function startingWith(of: readonly CountryIndex[], typed: Typed, near?: Coordinates): GazetteerEntry[] {
    const keys = of.flatMap((index) => [...index.startingWith(typed), ...index.qualified(typed)]);
    return distinguishable(rank(keys, typed, near));
  }

  return {
    suggest({ text, country, near, limit }) {
      const typed = readTyped(text);
      const own = indices.get(country);
      if (typed.words.length === 0) return [];
      const inCountry = own ? startingWith([own], typed, near) : [];
      if (inCountry.length > 0) return inCountry.slice(0, limit);
      const inOthers = startingWith(abroad(country), typed, near);
      const [best] = inOthers;
      const isMeant = best && (fold(best.name) === typed.text || best.population >= MIN_TOWN_POPULATION);
      const guesses = isMeant ? [] : (own?.guess(typed) ?? []);
      return (guesses.length > 0 ? guesses : inOthers).slice(0, limit);
    },

    find({ text, country }) {
      const own = indices.get(country);
      if (!own) return undefined;
      const exact = own.find(readTyped(text)) ?? findBehindStreet(own, text);
      if (exact) return exact;
      // A place of this very name in another country is not a mistyped one of this.
      if (abroad(country).some((index) => index.isNamed(readTyped(text)))) return undefined;
      return guess(own, text);
    },

    nearest,
  };
}

/** Of an address that is not known, what stands behind the street: 'Storgatan 1, 222 22 Lund', 'Storgatan 1 Lund'. */
function findBehindStreet(index: CountryIndex, text: string): GazetteerEntry | undefined {
  for (const { rest, isSure } of behindStreet(text)) {
    const typed = readTyped(rest);
    const found = isSure ? index.find(typed) : index.findNamed(typed);
    // A region says too little of where the street is.
    if (!found || found.kind === 'region') continue;
    if (isSure) return found;
    if (found.kind === 'postcode' || found.population >= MIN_TOWN_POPULATION)
      return { ...found, guessed: true };
  }
  return undefined;
}

function guess(index: CountryIndex, text: string): GazetteerEntry | undefined {
  const sure = behindStreet(text).flatMap(({ rest, isSure }) => (isSure ? [rest] : []));
  for (const part of [text, ...sure]) {
    const typed = readTyped(part);
    const next = index.guess(typed)[0] ?? index.nextPostcode(typed);
    if (next && (part === text || next.kind !== 'region')) return next;
  }
  return undefined;
}
