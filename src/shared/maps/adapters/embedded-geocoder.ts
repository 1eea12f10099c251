import { readFileSync } from 'node:fs';
import { placesFiles } from '#locale-records';
import type { Language } from '../../sites/languages.ts';
import { fold } from '../fold.ts';
import { countryName } from '../gazetteer/country-names.ts';
import { createGazetteer } from '../gazetteer/gazetteer.ts';
import gazetteerFile from '../gazetteer/gazetteer.tsv?raw';
import type { GazetteerEntry } from '../gazetteer/gazetteer-entry.ts';
import { municipalities } from '../gazetteer/municipalities.ts';
import { parseGazetteer } from '../gazetteer/parse-gazetteer.ts';
import type { Country, Geocoder, Place } from '../geocoder.ts';

/** Towns, villages, postcodes and regions from memory; no request leaves the host. */
export function embeddedGeocoder(
  files: readonly string[] = [gazetteerFile, ...placesFiles.map((path) => readFileSync(path, 'utf8'))],
): Geocoder {
  const named = files.flatMap(parseGazetteer);
  const gazetteer = createGazetteer([...named, ...municipalities(named)]);
  return {
    async suggest({ text, country, language, near, limit }) {
      const found = gazetteer.suggest({ text, country, near, limit });
      return found.map((entry) => toPlace(entry, language, country));
    },
    async geocode({ text, country, language }) {
      const entry = gazetteer.find({ text, country });
      return entry && toPlace(entry, language, country);
    },
    async reverse(at, language) {
      const entry = gazetteer.nearest(at);
      return entry && toPlace(entry, language, entry.country);
    },
  };
}

function toPlace(entry: GazetteerEntry, language: Language, home: Country): Place {
  const { kind, name, region, country, coordinates, guessed } = entry;
  const context = contextOf(entry, language, home);
  const known = { ...(region && { region }), ...(guessed && { guessed }) };
  return { id: idOf(entry), name, context, kind, country, coordinates, ...known };
}

function idOf({ country, kind, name, coordinates: { latitude, longitude } }: GazetteerEntry): string {
  return `${country}-${kind}-${fold(name).replaceAll(' ', '-')}-${latitude},${longitude}`.toLowerCase();
}

/** 'Lund, Skåne' of a postcode; the country where it is not the visitor's own, or where nothing else is known. */
function contextOf(
  { country, name, town, region }: GazetteerEntry,
  language: Language,
  home: Country,
): string {
  const parts = [town, region].filter((part, at, all) => part && part !== name && all.indexOf(part) === at);
  if (country !== home || parts.length === 0) parts.push(countryName(country, language));
  return parts.join(', ');
}
