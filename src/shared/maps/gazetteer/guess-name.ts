import { type GazetteerEntry, MIN_TOWN_POPULATION } from './gazetteer-entry.ts';
import { allowedErrors, hasMoreBits, letterBits, typingErrors } from './typing-errors.ts';

/** A name that may have been meant. */
export type GuessableName = {
  key: string;
  letters: string | undefined;
  weight: number;
  entry: GazetteerEntry;
};

export type Guess = { entry: GazetteerEntry; score: number };

/** Of a name with more errors than one letter in eight only a town of some size is guessed. */
const SURE_SHARE = 1 / 8;
/** Hardly anybody mistypes the first letter. */
const MIN_POPULATION_OF_OTHER_INITIAL = 20_000;
const COST_OF_ERROR = 2;
const MIN_LETTERS_OF_BEGINNING = 5;

/** Names of one country that differ by a typing error or two; the likeliest first. */
export function createNameGuesser(names: readonly GuessableName[]) {
  // Only folded spellings: those with dots are compared through their letters.
  const compared = names.filter(({ key, entry }) => entry.kind !== 'postcode' && !/[åäö]/.test(key));
  const bits = Int32Array.from(compared, ({ key }) => letterBits(key));

  return (typed: string, as: 'whole name' | 'beginning'): Guess[] => {
    const most = allowedErrors(typed);
    const asBeginning = as === 'beginning';
    if (most === 0 || (asBeginning && typed.length < MIN_LETTERS_OF_BEGINNING)) return [];
    const plainTyped = plain(typed);
    const typedBits = letterBits(plainTyped);
    const guesses = new Map<GazetteerEntry, number>();
    for (let at = 0; at < compared.length; at += 1) {
      const nameBits = bits[at] ?? 0;
      if (hasMoreBits(typedBits & ~nameBits, most)) continue;
      if (!asBeginning && hasMoreBits(nameBits & ~typedBits, most)) continue;
      const name = compared[at] as GuessableName;
      // Half a foreign spelling may be anything.
      if (asBeginning && name.letters === undefined) continue;
      const { key, letters } = name;
      const errors =
        letters === undefined
          ? typingErrors(plainTyped, key, most, asBeginning)
          : typingErrors(typed, letters, most, asBeginning);
      if (errors > most || !isLikely(name, typed, errors)) continue;
      const score = name.weight - errors * COST_OF_ERROR;
      if (score > (guesses.get(name.entry) ?? Number.NEGATIVE_INFINITY)) guesses.set(name.entry, score);
    }
    return [...guesses]
      .map(([entry, score]) => ({ entry, score }))
      .sort((one, other) => other.score - one.score || (one.entry.name < other.entry.name ? -1 : 1));
  };
}

function isLikely(
  { key, letters, entry: { population } }: GuessableName,
  typed: string,
  errors: number,
): boolean {
  if (key[0] !== plain(typed)[0])
    return letters !== undefined && population >= MIN_POPULATION_OF_OTHER_INITIAL;
  return errors / typed.length <= SURE_SHARE || population >= MIN_TOWN_POPULATION;
}

function plain(letters: string): string {
  return letters.replaceAll(/[åä]/g, 'a').replaceAll('ö', 'o');
}
