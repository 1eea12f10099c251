import { fold } from '../fold.ts';
import type { GazetteerEntry } from './gazetteer-entry.ts';

/** A name found by its own spelling goes before one found by a foreign spelling of it. */
export const OWN_SPELLING_BONUS = 3;
const WRITTEN_OUT_BONUS = 2;

/** The folded keys an entry is found by. */
export function spellingsOf(
  { kind, name }: Pick<GazetteerEntry, 'kind' | 'name'>,
  alternates: readonly string[],
): { key: string; bonus: number }[] {
  const own = fold(kind === 'postcode' ? name.replaceAll(' ', '') : name);
  const keys = new Map<string, number>();
  const add = (key: string | undefined, bonus: number) => {
    if (key && !keys.has(key)) keys.set(key, bonus);
  };
  add(own, OWN_SPELLING_BONUS);
  add(writeOut(name), WRITTEN_OUT_BONUS);
  if (own.startsWith('st ')) add(`saint ${own.slice(3)}`, WRITTEN_OUT_BONUS);
  for (const alternate of alternates) {
    add(fold(alternate), 0);
    add(writeOut(alternate), 0);
  }
  return [...keys].map(([key, bonus]) => ({ key, bonus }));
}

const writtenOut: Readonly<Record<string, string>> = { å: 'aa', ä: 'ae', æ: 'ae', ö: 'oe', ø: 'oe', ü: 'ue' };

const hasWrittenOut = /[åäæöøü]/i;

/** As telegrams and German keyboards spell it, 'Malmoe', 'Aalesund'; undefined where that is no other spelling. */
function writeOut(name: string): string | undefined {
  if (!hasWrittenOut.test(name)) return undefined;
  return fold(name.toLowerCase().replace(/[åäæöøü]/g, (letter) => writtenOut[letter] ?? letter));
}
