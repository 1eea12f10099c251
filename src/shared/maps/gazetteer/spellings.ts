import { fold } from '../fold.ts';
import type { GazetteerEntry } from './gazetteer-entry.ts';
import { foldKeepingLetters } from './nordic-letters.ts';

/** A name found by its own spelling goes before one found by a foreign spelling of it. */
export const OWN_SPELLING_BONUS = 3;
const WRITTEN_OUT_BONUS = 2;

/** A key of an entry, and the spelling with its å, ä and ö that it stands for; nobody knows those of a foreign spelling. */
export type Spelling = { key: string; letters: string | undefined; bonus: number };

/** The keys an entry is found by: folded, and once more with å, ä and ö where it has any. */
export function spellingsOf(
  { kind, name }: Pick<GazetteerEntry, 'kind' | 'name'>,
  alternates: readonly string[],
): Spelling[] {
  const own = fold(kind === 'postcode' ? name.replaceAll(' ', '') : name);
  const spellings = new Map<string, Spelling>();
  const add = (key: string | undefined, letters: string | undefined, bonus: number) => {
    if (key && !spellings.has(key)) spellings.set(key, { key, letters, bonus });
  };
  const addName = (key: string, written: string, unmarked: string | undefined, bonuses: [number, number]) => {
    const letters = foldKeepingLetters(written) ?? unmarked;
    add(key, letters, bonuses[0]);
    add(letters, letters, bonuses[0]);
    add(writeOut(written), letters, bonuses[1]);
  };
  addName(own, name, own, [OWN_SPELLING_BONUS, WRITTEN_OUT_BONUS]);
  if (own.startsWith('st ')) add(`saint ${own.slice(3)}`, undefined, WRITTEN_OUT_BONUS);
  for (const alternate of alternates) addName(fold(alternate), alternate, undefined, [0, 0]);
  return [...spellings.values()];
}

const writtenOut: Readonly<Record<string, string>> = { å: 'aa', ä: 'ae', æ: 'ae', ö: 'oe', ø: 'oe', ü: 'ue' };

const hasWrittenOut = /[åäæöøü]/i;

/** As telegrams and German keyboards spell it, 'Malmoe', 'Aalesund'; undefined where that is no other spelling. */
function writeOut(name: string): string | undefined {
  if (!hasWrittenOut.test(name)) return undefined;
  return fold(name.toLowerCase().replace(/[åäæöøü]/g, (letter) => writtenOut[letter] ?? letter));
}
