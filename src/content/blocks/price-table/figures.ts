type Row = { small: boolean; cells: readonly { value: string }[] };

/** How large figures can be on a phone, where a column is some 65 px wide; all rows of a kind are set alike. */
export function phoneSize(rows: readonly Row[], small: boolean): 'large' | 'medium' | 'small' {
  const alike = rows.filter((row) => row.small === small).flatMap(({ cells }) => cells);
  const longest = Math.max(0, ...alike.map(({ value }) => value.length));
  if (longest > 7) return 'small';
  return small || longest > 5 ? 'medium' : 'large';
}

/** A figure never breaks between its thousands. */
export function withNonBreakingThousands(value: string): string {
  return value.replace(/(?<=\d) (?=\d{3})/g, '\u00a0');
}
