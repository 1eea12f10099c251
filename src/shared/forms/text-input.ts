/** One line without control characters. */
export function toLine(value: string): string {
  return value
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

/** Several lines, without control characters but line breaks and tabs. */
export function toLines(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
}
