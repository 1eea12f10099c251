type Row = { small: boolean; cells: readonly { value: string }[] };

/** How large the figures of a row can be on a phone, where a column is some 65 px wide. */
export function phoneSize({ small, cells }: Row): 'large' | 'medium' | 'small' {
  const longest = Math.max(0, ...cells.map(({ value }) => value.length));
  if (longest > 7) return 'small';
  return small || longest > 5 ? 'medium' : 'large';
}

/** A figure never breaks between its thousands. */
export function keptTogether(value: string): string {
  return value.replace(/(?<=\d) (?=\d{3})/g, '\u00a0');
}
