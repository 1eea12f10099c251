/** A telephone number with spaces and hyphens that no line breaks at. */
export function inOneLine(phone: string): string {
  return phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
}
