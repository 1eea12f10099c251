import { type Coordinates, distanceKm } from '../../platform/coordinates.ts';
import { fold } from '../fold.ts';
import type { Country } from '../geocoder.ts';
import { countryWords } from './country-names.ts';
import type { GazetteerEntry, NamedEntry } from './gazetteer-entry.ts';
import { createNearestEntry } from './nearest-entry.ts';
import { placeWords } from './place-words.ts';
import { createPrefixIndex, type IndexKey, type PrefixIndex } from './prefix-index.ts';
import { OWN_SPELLING_BONUS, spellingsOf } from './spellings.ts';

export interface Gazetteer {
  /** Entries of the country whose name begins with the text, best first; where there are none, those of the others. */
  suggest(query: GazetteerQuery & { limit: number; near?: Coordinates | undefined }): GazetteerEntry[];
  /** The one entry of the country that is meant. Mistyped names are not guessed. */
  find(query: GazetteerQuery): GazetteerEntry | undefined;
  nearest(at: Coordinates): GazetteerEntry | undefined;
}

export type GazetteerQuery = { text: string; country: Country };

type Key = IndexKey<GazetteerEntry>;
type Match = { entry: GazetteerEntry; score: number };

/** Fewer letters than this are a beginning, not yet a name that could be completed. */
const MIN_COMPLETED_LETTERS = 3;
const EXACT_NAME_BONUS = 1;

export function createGazetteer(named: readonly NamedEntry[]): Gazetteer {
  const nearest = createNearestEntry(named.map(({ entry }) => entry));
  const indices = new Map<Country, PrefixIndex<GazetteerEntry>>(
    [...Map.groupBy(named, ({ entry }) => entry.country)].map(([country, own]) => [
      country,
      createPrefixIndex(own.flatMap(toKeys)),
    ]),
  );
  const matchesQualifiers = createQualifierCheck(named);

  /** Behind a whole name words may follow that say which one: 'lund skane', '22100 lund', 'oslo norway'. */
  function qualified(index: PrefixIndex<GazetteerEntry>, words: readonly string[]): Key[] {
    return words.slice(1).flatMap((_, at) => {
      const qualifiers = words.slice(at + 1);
      const name = words.slice(0, at + 1).join(' ');
      return index.equalTo(name).filter(({ value }) => matchesQualifiers(value, qualifiers));
    });
  }

  function rank(keys: readonly Key[], words: readonly string[], near?: Coordinates): GazetteerEntry[] {
    const text = words.join(' ');
    const best = new Map<GazetteerEntry, Match>();
    for (const { key, weight, value: entry } of keys) {
      const score = weight + (key === text ? EXACT_NAME_BONUS : 0) + (near ? nearness(entry, near) : 0);
      if (score > (best.get(entry)?.score ?? Number.NEGATIVE_INFINITY)) best.set(entry, { entry, score });
    }
    const ranked = [...best.values()].sort(
      (one, other) => other.score - one.score || (one.entry.name < other.entry.name ? -1 : 1),
    );
    return ranked.map(({ entry }) => entry);
  }

  function suggestIn(countries: readonly Country[], words: readonly string[], near?: Coordinates) {
    const keys = countries.flatMap((country) => {
      const index = indices.get(country);
      return index ? [...index.startingWith(words.join(' ')), ...qualified(index, words)] : [];
    });
    return distinguishable(rank(keys, words, near));
  }

  function findIn(country: Country, text: string): GazetteerEntry | undefined {
    const words = placeWords(text);
    const whole = words.join(' ');
    const index = indices.get(country);
    if (!index || !whole) return undefined;
    // 'Newcastle' may be short for the far larger Newcastle upon Tyne.
    const longer = index.startingWith(`${whole} `).filter(({ key }) => isEpithet(key.slice(whole.length)));
    const attempts = [
      () => [...index.equalTo(whole), ...longer],
      () => qualified(index, words),
      () => (whole.length >= MIN_COMPLETED_LETTERS ? index.startingWith(whole) : []),
    ];
    for (const attempt of attempts) {
      const [best] = rank(attempt(), words);
      if (best) return best;
    }
    return undefined;
  }

  return {
    suggest({ text, country, near, limit }) {
      const words = placeWords(text);
      if (words.length === 0) return [];
      const own = suggestIn([country], words, near);
      const others = [...indices.keys()].filter((each) => each !== country);
      return (own.length > 0 ? own : suggestIn(others, words, near)).slice(0, limit);
    },

    find({ text, country }) {
      let entry = findIn(country, text);
      // Of an address that is not known, what stands behind the street: 'Storgatan 1, 222 22 Lund'.
      const parts = text.split(',');
      for (let from = 1; from < parts.length && !entry; from += 1) {
        const behind = findIn(country, parts.slice(from).join(','));
        // A region says too little of where the street is.
        if (behind?.kind !== 'region') entry = behind;
      }
      return entry;
    },

    nearest,
  };
}

/** 'upon Tyne', 'nad Váhom', 'i Rana': what people leave out. */
function isEpithet(words: string): boolean {
  return /^ (upon|under|on|in|by|le|de|next|nad|pod|pri|i) /.test(words);
}

function toKeys({ entry, alternates }: NamedEntry): Key[] {
  // Postcodes stay in their own order, and behind the names that begin alike: 'L' is London, not L1.
  const size = entry.kind === 'postcode' ? -OWN_SPELLING_BONUS : Math.log10(entry.population + 1);
  return spellingsOf(entry, alternates).map(({ key, bonus }) => ({
    key,
    weight: size + bonus,
    value: entry,
  }));
}

const NEARNESS_BONUS = 3;
const NEARNESS_HALF_KM = 50;

/** Weighs as much as a thousandfold population right here, and half of it 50 km away. */
function nearness({ coordinates }: GazetteerEntry, near: Coordinates): number {
  return NEARNESS_BONUS / (1 + distanceKm(coordinates, near) / NEARNESS_HALF_KM);
}

/**
 * Of two villages of one name in one region nobody could say which is which, nor a city from the region of its name; the
 * first of them stays.
 */
function distinguishable(entries: readonly GazetteerEntry[]): GazetteerEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ country, name, region }) => {
    const shown = `${country} ${name} ${region}`;
    return !seen.has(shown) && seen.add(shown);
  });
}

/** Whether each word begins a word of the entry's region, its country or, of a postcode, its town. */
function createQualifierCheck(named: readonly NamedEntry[]) {
  const regionWords = new Map<string, string>();
  for (const { entry, alternates } of named)
    if (entry.kind === 'region')
      regionWords.set(
        `${entry.country} ${entry.name}`,
        ` ${fold([entry.name, ...alternates].join(' '))} ${countryWords(entry.country)}`,
      );
  return ({ country, region, town = '' }: GazetteerEntry, words: readonly string[]) => {
    const known = `${regionWords.get(`${country} ${region}`) ?? ` ${countryWords(country)}`} ${fold(town)}`;
    return words.every((word) => known.includes(` ${word}`));
  };
}
