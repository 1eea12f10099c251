const MIN_LENGTH = 4;
const MIN_LENGTH_FOR_TWO = 8;

/** How many slips a word of this length is forgiven; codes that differ in a digit are different codes. */
export function forgivenSlips(word: string): number {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return 0;
  return word.length < MIN_LENGTH_FOR_TWO ? 1 : 2;
}

const SHORTEST_WITH_ANOTHER_LETTER = 5;

/** Of four letters only the last may be another one: 'fort' is Ford, but 'snål' is not Seal. */
export function isOtherWord(typed: string, name: string): boolean {
  if (typed.length >= SHORTEST_WITH_ANOTHER_LETTER || typed.length !== name.length) return false;
  const differing = [...typed].flatMap((letter, at) => (letter === name[at] ? [] : [at]));
  return differing.length === 1 && differing[0] !== typed.length - 1;
}

/** Letters changed, missing or too many, or neighbours swapped; Infinity when there are more than `most`. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    before = last;
    last = next;
  }
  const slips = last[b.length] ?? Infinity;
  return slips <= most ? slips : Infinity;
}
