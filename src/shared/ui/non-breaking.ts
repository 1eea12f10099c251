/** An amount never breaks between its digits, nor before its currency. */
export function nonBreaking(amount: string): string {
  return amount.replace(/(?<=\d)[\s\u202f]+(?=\d|kr\b|€|£)/g, '\u00a0');
}
