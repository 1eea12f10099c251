import type { Language } from '../../../shared/sites/languages.ts';
import type { Meaning, PhraseName, PhraseNames } from './phrase-names.ts';
import { type Chunk, joinedKey } from './phrase-tokens.ts';
import { isSmallWord } from './stop-words.ts';
import { isInflected } from './suffixes.ts';
import { forgivenSlips, isOtherWord, slipsBetween } from './typos.ts';

/** What a run of typed words may mean, how many words it takes, and how sure that is. */
export type FoundName = { meanings: readonly Meaning[]; length: number; certainty: number };

const MAX_NAME_WORDS = 5;

export const certainties = {
  exact: 1,
  inflected: 0.9,
  beginning: 0.8,
  compound: 0.8,
  part: 0.65,
  typo: 0.6,
} as const;

/** The longest name wins: 'Model S Plaid' before 'Model S'. */
export function findExactName(chunks: readonly Chunk[], names: PhraseNames): FoundName | undefined {
  for (let length = Math.min(MAX_NAME_WORDS, chunks.length); length > 0; length -= 1) {
    const found = names.get(joinedKey(chunks, length));
    if (found) return { meanings: found.meanings, length, certainty: certainties.exact };
  }
  return undefined;
}

/** 'v Banskej Bystrici', 'röda', 'farmarit': each word of a name in another ending. */
export function findInflectedName(
  chunks: readonly Chunk[],
  names: PhraseNames,
  languages: readonly Language[],
): FoundName | undefined {
  const fits = ({ words }: PhraseName) =>
    words.length <= chunks.length &&
    words.some((word, at) => chunks[at]?.key !== word) &&
    words.every((word, at) => {
      const key = chunks[at]?.key ?? '';
      return key === word || isInflected(key, word, languages);
    });
  const found = best([...names.values()].filter(fits), ({ words }) => words.join('').length);
  return found && { meanings: found.meanings, length: found.words.length, certainty: certainties.inflected };
}

const MAX_BEGINNING_MEANINGS = 4;
const MIN_BEGINNING = 2;

/** The first words of a longer model: 'Range Rover' of the Velar, 'Q4' of the e-tron. */
export function findBeginning(chunks: readonly Chunk[], names: PhraseNames): FoundName | undefined {
  for (let length = Math.min(MAX_NAME_WORDS - 1, chunks.length); length > 0; length -= 1) {
    const typed = joinedKey(chunks, length);
    if (typed.length < MIN_BEGINNING || /^\d+$/.test(typed)) continue;
    const longer = [...names.values()].filter(
      ({ words, meanings }) =>
        meanings[0]?.facet === 'car_brand>car_model' &&
        meanings[0].values[0]?.path.length === 2 &&
        startsWithWords(words, typed),
    );
    const meanings = longer.flatMap((name) => name.meanings);
    if (meanings.length > 0 && meanings.length <= MAX_BEGINNING_MEANINGS)
      return { meanings: [compoundMeaning(meanings)], length, certainty: certainties.beginning };
  }
  return undefined;
}

function startsWithWords(words: readonly string[], typed: string): boolean {
  return words.some((_, at) => at > 0 && words.slice(0, at).join('') === typed);
}

/** Any of them: of a make that has several models of one name, or of two makes that share it. */
export function compoundMeaning(meanings: readonly Meaning[]): Meaning {
  const [first] = meanings;
  return {
    facet: first?.facet ?? '',
    values: meanings.flatMap(({ values }) => values),
    count: meanings.reduce((sum, { count }) => sum + count, 0),
  };
}

const MIN_COMPOUND_PART = 2;

/** 'elkombi', 'el-suv': two names written as one. */
export function findCompound(
  [chunk]: readonly Chunk[],
  names: PhraseNames,
  languages: readonly Language[],
): readonly FoundName[] | undefined {
  const key = chunk?.key ?? '';
  for (let at = MIN_COMPOUND_PART; at <= key.length - MIN_COMPOUND_PART - 1; at += 1) {
    const [left, end] = [names.get(key.slice(0, at)), key.slice(at)];
    if (!left) continue;
    if (isSmallWord(end, languages) && end.length >= MIN_CAR_WORD) return [inCompound(left)];
    const right = names.get(end) ?? inflectedWord(end, names, languages);
    if (right && left.meanings[0]?.facet !== right.meanings[0]?.facet) return [left, right].map(inCompound);
  }
  return undefined;
}

const MIN_CAR_WORD = 3;

function inCompound({ meanings }: PhraseName): FoundName {
  return { meanings, length: 1, certainty: certainties.compound };
}

function inflectedWord(
  typed: string,
  names: PhraseNames,
  languages: readonly Language[],
): PhraseName | undefined {
  return [...names.values()].find(
    ({ words }) => words.length === 1 && isInflected(typed, words[0] ?? '', languages),
  );
}

const MIN_PART = 5;
const MAX_NAMES_WITH_PART = 3;

/** 'värmare' of the engine or parking heater: a word of an equipment's name or its end; that of most cars. */
export function findPartOfEquipment([chunk]: readonly Chunk[], names: PhraseNames): FoundName | undefined {
  const key = chunk?.key ?? '';
  if (key.length < MIN_PART) return undefined;
  const meanings = [...names.values()]
    .filter(({ words, meanings: [first] }) => first?.facet === 'car_equipment' && hasPart(words, key))
    .flatMap((name) => name.meanings);
  const distinct = new Map(meanings.map((meaning) => [JSON.stringify(meaning.values), meaning]));
  if (distinct.size > MAX_NAMES_WITH_PART) return undefined;
  const found = best([...distinct.values()], ({ count }) => count);
  return found && { meanings: [found], length: 1, certainty: certainties.part };
}

function hasPart(words: readonly string[], key: string): boolean {
  return words.some((word) => word.endsWith(key) && (words.length > 1 || word !== key));
}

/**
 * A name with a slip in it; the nearest, and of two as near the one there are more cars of. A word that the stock
 * itself has is no slip.
 */
export function findMistyped(
  chunks: readonly Chunk[],
  names: PhraseNames,
  isKnown: (key: string) => boolean,
): FoundName | undefined {
  if (isKnown(chunks[0]?.key ?? '')) return undefined;
  for (let length = Math.min(2, chunks.length); length > 0; length -= 1) {
    const typed = joinedKey(chunks, length);
    const most = forgivenSlips(typed);
    if (most === 0) continue;
    const near = [...names.values()].flatMap((name) => {
      if (forgivenSlips(name.key) === 0) return [];
      const slips = slipsBetween(typed, name.key, most);
      // Of a short word the first letter is right, or it is another word.
      if (slips === Infinity || ((typed.length < 6 || slips > 1) && typed[0] !== name.key[0])) return [];
      if (isOtherWord(typed, name.key)) return [];
      return [{ name, slips, count: Math.max(...name.meanings.map(({ count }) => count)) }];
    });
    const [found] = near.sort((a, b) => a.slips - b.slips || b.count - a.count);
    if (found) return { meanings: found.name.meanings, length, certainty: certainties.typo / found.slips };
  }
  return undefined;
}

function best<T>(all: readonly T[], score: (each: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (top, each) => (top === undefined || score(each) > score(top) ? each : top),
    undefined,
  );
}
