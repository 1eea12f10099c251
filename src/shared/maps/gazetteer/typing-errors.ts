import { baseOf } from './nordic-letters.ts';

/** Names with fewer letters have too many neighbours one letter away. */
const MIN_LETTERS = 4;
const LETTERS_FOR_TWO_ERRORS = 8;

/** How many letters of a name may be wrong. */
export function allowedErrors(typed: string): number {
  if (typed.length < MIN_LETTERS) return 0;
  return typed.length < LETTERS_FOR_TWO_ERRORS ? 1 : 2;
}

/**
 * How many letters were left out, added, exchanged or swapped with the next one. A letter typed without its dots is no
 * error, dots that the name has not are two. With `asBeginning` what follows in the name does not count.
 */
export function typingErrors(typed: string, name: string, most: number, asBeginning = false): number {
  if (typed.length - name.length > most || (!asBeginning && name.length - typed.length > most))
    return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= name.length; at += 1) {
      const [letter, wanted] = [typed[row - 1] ?? '', name[at - 1] ?? ''];
      const exchanged = (previous[at - 1] ?? 0) + exchangeCost(letter, wanted);
      let errors = Math.min(exchanged, (previous[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1);
      const isSwapped =
        row > 1 && at > 1 && same(letter, name[at - 2] ?? '') && same(typed[row - 2] ?? '', wanted);
      if (isSwapped) errors = Math.min(errors, (before[at - 2] ?? 0) + 1);
      current.push(errors);
      least = Math.min(least, errors);
    }
    if (least > most) return most + 1;
    before = previous;
    previous = current;
  }
  return asBeginning ? Math.min(...previous) : (previous.at(-1) ?? most + 1);
}

function exchangeCost(typed: string, wanted: string): number {
  if (same(typed, wanted)) return 0;
  return baseOf(typed) === wanted ? 2 : 1;
}

function same(typed: string, wanted: string): boolean {
  return typed === wanted || baseOf(wanted) === typed;
}

/** The letters of a text as bits: texts that differ in many of them need no comparison letter by letter. */
export function letterBits(folded: string): number {
  let bits = 0;
  for (let at = 0; at < folded.length; at += 1) bits |= 1 << (folded.charCodeAt(at) & 31);
  return bits;
}

/** Whether more than so many bits are set. */
export function hasMoreBits(bits: number, most: number): boolean {
  let rest = bits;
  for (let taken = 0; taken < most; taken += 1) rest &= rest - 1;
  return rest !== 0;
}
