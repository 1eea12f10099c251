type Part = string | false | null | undefined;

/** Joins class names, leaving out what is not there: `cx('card', wide && 'card--wide', className)`. */
export function cx(...parts: readonly Part[]): string {
  return parts.filter(Boolean).join(' ');
}
