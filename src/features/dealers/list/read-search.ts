import { facetValues } from '../../../shared/faceted-list/filter-panel.ts';
import { fold } from '../../../shared/maps/fold.ts';
import type { Place } from '../../../shared/maps/geocoder.ts';
import type { Facet } from '../../../shared/search/port.ts';
import { dealerFacets } from './dealer-facets.ts';
import type { NearPlace } from './dealer-list.ts';

/** What somebody meant who typed into the one field of the list. */
export type ReadSearch =
  | { kind: 'place'; near: NearPlace; guessed: boolean }
  /** Words of names, addresses and makes. */
  | { kind: 'words'; found: boolean };

type Sources = {
  place: Place | undefined;
  /** What the dealerships that have these words, or similar ones, are called; none where there are none. */
  findWords: () => Promise<readonly string[]>;
};

/**
 * A place that was named outright comes first, then words that dealerships have ('Kia' is a make before it is the
 * beginning of Kiaby), then a place that is only called similarly, then similar words.
 */
export async function readSearch(text: string, { place, findWords }: Sources): Promise<ReadSearch> {
  if (place && isNamed(place, text)) return toPlace(place, false);
  const found = await findWords();
  const isWords = hasWords(text, found) || (!place && found.length > 0);
  if (isWords || !place) return { kind: 'words', found: isWords };
  return toPlace(place, true);
}

/** What a found list says of its dealerships. */
export function wordsOfList(
  cards: readonly { name: string; street?: string | undefined; town: string }[],
  facets: readonly Facet[],
): readonly string[] {
  if (cards.length === 0) return [];
  const values = dealerFacets.flatMap((facet) => facetValues(facets, facet));
  return [
    ...cards.flatMap(({ name, street = '', town }) => [name, street, town]),
    ...values.filter(({ count }) => count > 0).map(({ text }) => text),
  ];
}

function hasWords(text: string, texts: readonly string[]): boolean {
  const known = texts.flatMap((each) => fold(each).split(' '));
  return fold(text)
    .split(' ')
    .every((word) => known.some((each) => each.startsWith(word)));
}

/** 'Lund', '222 22', 'Storgatan 4 Lund'. */
function isNamed({ name, kind, guessed }: Place, text: string): boolean {
  if (guessed) return false;
  return kind === 'postcode' || kind === 'address' || ` ${fold(text)}`.endsWith(` ${fold(name)}`);
}

function toPlace({ name, coordinates }: Place, guessed: boolean): ReadSearch {
  return { kind: 'place', near: roughly({ label: name, coordinates }), guessed };
}

/** To about a kilometre: enough to sort by, and nobody's front door stands in the address. */
export function roughly({ label, coordinates: { latitude, longitude } }: NearPlace): NearPlace {
  const round = (degrees: number) => Number(degrees.toFixed(2));
  return { label, coordinates: { latitude: round(latitude), longitude: round(longitude) } };
}
