import type { Geocoder, Place } from '../../../shared/maps/geocoder.ts';
import { nameKey } from '../../../shared/search/name-key.ts';
import { distanceUnitOf } from '../../../shared/sites/mileage-unit.ts';
import { DEFAULT_RADIUS, radiusIn, roundCoordinates } from '../list/near.ts';
import { placeNicknames } from './nicknames.ts';
import type { PhraseContext, ReadPart, Span } from './phrase-reading.ts';
import type { Chunk } from './phrase-tokens.ts';
import { isInflected } from './suffixes.ts';
import { unclearWords } from './unclear-words.ts';

export type PhraseGeocoder = Pick<Geocoder, 'suggest'> & Partial<Pick<Geocoder, 'geocode'>>;

type Tools = { geocoder: PhraseGeocoder; context: PhraseContext };

const MAX_PLACE_WORDS = 4;
const MIN_LETTERS = 3;
const CERTAINTY = 0.5;

/**
 * Words that are no filter may name a place without a dealership: it becomes the middle of a circle. So may a word that
 * is a filter only with a slip in it: 'Falun' is a town, not a mistyped one of ours. Where a distance was said, the
 * place beside it is the middle, whatever else it could be.
 */
export async function findPlaces(
  parts: readonly ReadPart[],
  chunks: readonly Chunk[],
  tools: Tools,
): Promise<readonly ReadPart[]> {
  const measured = parts.find((part) => part.kind === 'within');
  if (measured) return findMeasured(measured, parts, chunks, tools);
  for (const [at, part] of parts.entries()) {
    if (!mayBePlace(part, tools.context)) continue;
    // A word of ours may begin the name: 'Nové Zámky'.
    const before = parts[at - 1];
    const isBeside = before?.kind === 'values' && !before.not && before.span.to === part.span.from;
    for (const first of isBeside ? [before, part] : [part]) {
      const place = await placeFrom(first, part, parts, chunks, tools);
      // One place is enough: cars are near one of them.
      if (place) return place;
    }
  }
  return parts;
}

/** The longest run of words that is a place, from `first` on and beyond `last`. */
async function placeFrom(
  first: ReadPart,
  last: ReadPart,
  parts: readonly ReadPart[],
  chunks: readonly Chunk[],
  tools: Tools,
): Promise<readonly ReadPart[] | undefined> {
  const { from } = first.span;
  const inside = (to: number) => parts.filter(({ span }) => span.from >= from && span.from < to);
  for (let to = Math.min(from + MAX_PLACE_WORDS, chunks.length); to >= last.span.to; to -= 1) {
    const isOurs = inside(to).some((part) => part !== first && !mayBePlace(part, tools.context));
    const isCut = parts.some(({ span }) => span.from < to && span.to > to);
    if (isOurs || isCut) continue;
    const isSaid = isSaidToBePlace(chunks, from);
    if (!isSaid && isThing(chunks, { from, to }, tools.context)) continue;
    const words = wordsOf(chunks, from, to);
    const place = await placeNamed(words, tools, { isSaid });
    if (place) return replaced(parts, { from, to }, nearPart(words, place, tools.context));
  }
  return undefined;
}

type Within = Extract<ReadPart, { kind: 'within' }>;

/** The place behind the distance, or the one before it: 'Leeds within 30 miles'. */
async function findMeasured(
  part: Within,
  parts: readonly ReadPart[],
  chunks: readonly Chunk[],
  tools: Tools,
): Promise<readonly ReadPart[]> {
  const { span, within } = part;
  const behind = spans(span.to, chunks.length, (from, length) => ({ from, to: from + length }));
  const before = spans(span.from, span.from, (to, length) => ({ from: to - length, to })).filter(
    ({ from }) => from >= 0,
  );
  for (const place of [...behind, ...before]) {
    const found = await placeNamed(stockName(parts, place) ?? wordsOf(chunks, place.from, place.to), tools, {
      isSaid: true,
    });
    if (!found) continue;
    const whole = { from: Math.min(span.from, place.from), to: Math.max(span.to, place.to) };
    const words = wordsOf(chunks, whole.from, whole.to);
    const near = {
      label: found.name,
      at: roundCoordinates(found.coordinates),
      ...radiusIn(within.radius, within.unit, distanceUnitOf(tools.context.country)),
    };
    return replaced(parts, whole, {
      kind: 'near',
      words,
      span: whole,
      certainty: 1,
      near,
      isRadiusSaid: true,
    });
  }
  const { words, certainty, instead } = part;
  const other: ReadPart = instead
    ? { kind: 'amount', words, span, certainty, filter: instead }
    : { kind: 'unclear', words, span, certainty, choices: [] };
  return parts.map((each) => (each === part ? other : each));
}

function spans(
  start: number,
  end: number,
  spanOf: (start: number, length: number) => { from: number; to: number },
) {
  const longest = start === end ? MAX_PLACE_WORDS : Math.min(MAX_PLACE_WORDS, end - start);
  return Array.from({ length: Math.max(0, longest) }, (_, at) => spanOf(start, longest - at));
}

/** A town of ours in any case and language is known by the name that the stock has for it. */
function stockName(parts: readonly ReadPart[], { from, to }: Span): string | undefined {
  const part = parts.find(({ span }) => span.from === from && span.to === to);
  const value = part?.kind === 'values' && !part.isMistyped ? part.values[0] : undefined;
  const isPlace =
    value?.facet === 'car_website_city>car_site_name' || value?.facet === 'car_site_region>car_site_city';
  return isPlace ? value.path.at(-1) : undefined;
}

function replaced(parts: readonly ReadPart[], { from, to }: Span, place: ReadPart): ReadPart[] {
  const before = parts.filter(({ span }) => span.from < from);
  const behind = parts.filter(({ span }) => span.from >= to);
  return [...before, { ...place, span: { from, to } }, ...behind];
}

function wordsOf(chunks: readonly Chunk[], from: number, to: number): string {
  return chunks
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

function mayBePlace({ kind, words, isMistyped, not }: ReadPart, { trimWords }: PhraseContext): boolean {
  const key = nameKey(words);
  return (
    !not && (kind === 'word' || isMistyped === true) && key.length >= MIN_LETTERS && !trimWords?.has(key)
  );
}

/** Words before a place: a village of which nobody has heard is meant only behind one of them. */
const placeWords = new Set(
  'i pa vid kring nara narheten av fran hos runt inom ved rundt naer naerheten fra lahella v vo pri okoli blizko z od in at near around close to by from'.split(
    ' ',
  ),
);

function isSaidToBePlace(chunks: readonly Chunk[], from: number): boolean {
  return placeWords.has(chunks[from - 1]?.key ?? '');
}

/** Towns and villages that are called what buyers say of cars. */
const thingsCalledSo = new Set('boot deal reading ski space bag'.split(' '));

/** 'Reading lights', 'elektriske seter': a part of a car is no place unless somebody says so. */
function isThing(chunks: readonly Chunk[], { from, to }: Span, { languages }: PhraseContext): boolean {
  const { isCarPart } = unclearWords(languages);
  const [key, next] = [chunks[from]?.key ?? '', chunks[to]?.key ?? ''];
  return isCarPart(next) || (to - from === 1 && (thingsCalledSo.has(key) || isCarPart(key)));
}

/** Case suffixes are cut off: 'Porissa', 'v Poprade'. A place that is called otherwise is not meant. */
async function placeNamed(
  words: string,
  { geocoder, context }: Tools,
  { isSaid }: { isSaid: boolean },
): Promise<Place | undefined> {
  const { country, languages } = context;
  const [language = 'en'] = languages;
  const named = officialName(words);
  const typed = nameKey(named);
  if (typed.length < MIN_LETTERS || /^\d{1,4}$/.test(typed)) return undefined;
  for (const text of new Set([named, stemOf(named), firstStemOf(named)])) {
    const places = await suggestions(geocoder, { text, country, language });
    const exact = places.find(({ name }) => nameKey(name) === typed);
    const found = exact ?? places.find(({ name }) => isInflectedName(named, name, context));
    if (found?.country === country) return found;
  }
  // Towns have names in other languages as well: Borgå is Porvoo.
  // Of several words the geocoder may guess one for another: 'malmö stor' is not Malmö-Sturup.
  const isOneWord = !/\s/.test(named);
  return isSaid && isOneWord ? otherwiseNamed(named, { geocoder, context }) : undefined;
}

async function otherwiseNamed(text: string, { geocoder, context }: Tools): Promise<Place | undefined> {
  const { country, languages } = context;
  const [language = 'en'] = languages;
  try {
    const place = await geocoder.geocode?.({ text, country, language });
    if (place?.country !== country || place.kind === 'address') return undefined;
    // Hull is Kingston upon Hull to the gazetteer only.
    const isPartOfName = place.name.split(/[\s-]+/).some((word) => nameKey(word) === nameKey(text));
    return isPartOfName ? { ...place, name: text } : place;
  } catch {
    return undefined;
  }
}

/** Each word of it in another ending: 'v Spišskej Novej Vsi'. */
function isInflectedName(typed: string, name: string, { languages }: PhraseContext): boolean {
  const [words, names] = [typed.split(/[\s-]+/).map(nameKey), name.split(/[\s-]+/).map(nameKey)];
  if (words.length !== names.length) return isInflected(nameKey(typed), nameKey(name), languages);
  return words.every((word, at) => {
    const own = names[at] ?? '';
    return word === own || isInflected(word, own, languages) || irregular[own] === word;
  });
}

const irregular: Readonly<Record<string, string>> = { ves: 'vsi' };

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

/** Of a name of several words the first, without its ending. */
function firstStemOf(words: string): string {
  const [first = ''] = words.split(/\s+/);
  return first.slice(0, Math.max(MIN_LETTERS, first.length - 2));
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
  const unit = distanceUnitOf(country);
  const near = { label: name, at: roundCoordinates(coordinates), radius: DEFAULT_RADIUS, unit };
  return { kind: 'near', words, span: { from: 0, to: 0 }, certainty: CERTAINTY, near };
}
