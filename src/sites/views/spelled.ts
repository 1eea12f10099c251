const words = [
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
export function spelled(count: number): string {
  return words[count] ?? String(count);
}

/** `one site`, `fourteen sites`. */
export function counted(count: number, one: string, many: string): string {
  return `${spelled(count)} ${count === 1 ? one : many}`;
}

export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
