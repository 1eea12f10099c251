const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

/** A number as running text sets it: a word up to twenty, figures beyond. */
export function numberWord(count: number): string {
  return numberWords[count] ?? String(count);
}

/** `one site`, `fourteen sites`. */
export function countedNoun(count: number, one: string, many: string): string {
  return `${numberWord(count)} ${count === 1 ? one : many}`;
}

export function capitalise(numberWords: string): string {
  return numberWords.charAt(0).toUpperCase() + numberWords.slice(1);
}
