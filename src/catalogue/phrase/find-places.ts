import type { Geocoder, Place } from '../../maps/geocoder.ts';
import { DEFAULT_RADIUS, distanceUnit, roundCoordinates } from '../list/near.ts';
import { nameKey } from '../name-key.ts';
import { isInflected } from './endings.ts';
import { placeNicknames } from './nicknames.ts';
import type { PhraseContext, ReadPart } from './phrase-reading.ts';

type Tools = { geocoder: Pick<Geocoder, 'suggest'>; context: PhraseContext };

const MAX_PLACE_WORDS = 3;
const MIN_LETTERS = 3;
const CERTAINTY = 0.5;

/**
 * Words that are no filter may name a place without a dealership: it becomes the middle of a circle. So may a word that
 * is a filter only with a slip in it: 'Falun' is a town, not a mistyped one of ours.
 */
export async function findPlaces(parts: readonly ReadPart[], tools: Tools): Promise<readonly ReadPart[]> {
  for (const [at, part] of parts.entries()) {
    if (!mayBePlace(part, tools.context)) continue;
    const run = parts.slice(at).findIndex((each) => !mayBePlace(each, tools.context));
    const longest = Math.min(MAX_PLACE_WORDS, run === -1 ? parts.length - at : run);
    for (let length = longest; length > 0; length -= 1) {
      const words = parts
        .slice(at, at + length)
        .map((each) => each.words)
        .join(' ');
      const place = await placeNamed(words, tools);
      // One place is enough: cars are near one of them.
      if (place)
        return [...parts.slice(0, at), nearPart(words, place, tools.context), ...parts.slice(at + length)];
    }
  }
  return parts;
}

function mayBePlace({ kind, words, isMistyped }: ReadPart, { trimWords }: PhraseContext): boolean {
  const key = nameKey(words);
  return (kind === 'word' || isMistyped === true) && key.length >= MIN_LETTERS && !trimWords?.has(key);
}

/** Case endings are cut off: 'Porissa', 'v Poprade'. A place that is called otherwise is not meant. */
async function placeNamed(words: string, { geocoder, context }: Tools): Promise<Place | undefined> {
  const { country, languages } = context;
  const [language = 'en'] = languages;
  const named = officialName(words);
  const typed = nameKey(named);
  for (const text of new Set([named, stemOf(named)])) {
    const places = await suggestions(geocoder, { text, country, language });
    const exact = places.find(({ name }) => nameKey(name) === typed);
    const found = exact ?? places.find(({ name }) => isInflected(typed, nameKey(name), languages));
    if (found?.country === country) return found;
  }
  return undefined;
}

/** 'sthlm' is Stockholm. */
function officialName(words: string): string {
  const key = nameKey(words);
  const known = Object.entries(placeNicknames).find(([, names]) =>
    names.some((name) => nameKey(name) === key),
  );
  return known?.[0] ?? words;
}

const LONGEST_ENDING = 4;
const MAX_PLACES = 20;

function stemOf(words: string): string {
  return words.slice(0, Math.max(MIN_LETTERS, words.length - LONGEST_ENDING));
}

/** Without the geocoder it stays a word, and the page says what it did without. */
async function suggestions(
  geocoder: Tools['geocoder'],
  query: Omit<Parameters<Geocoder['suggest']>[0], 'limit'>,
): Promise<readonly Place[]> {
  try {
    return await geocoder.suggest({ ...query, limit: MAX_PLACES });
  } catch {
    return [];
  }
}

function nearPart(words: string, { name, coordinates }: Place, { country }: PhraseContext): ReadPart {
  const unit = distanceUnit(country);
  const near = { label: name, at: roundCoordinates(coordinates), radius: DEFAULT_RADIUS, unit };
  return { kind: 'near', words, certainty: CERTAINTY, near };
}
