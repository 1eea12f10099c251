/** Figures and their units stay on one line: '2 150 kilometer' must not end a line with 2. */
export function withNonBreakingSpaces<Written>(written: Written): Written {
  if (typeof written === 'string') return joinNumbers(written) as Written;
  if (Array.isArray(written)) return written.map(withNonBreakingSpaces) as Written;
  if (typeof written !== 'object' || written === null) return written;
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => [name, withNonBreakingSpaces(value)]),
  ) as Written;
}

function joinNumbers(words: string): string {
  return words
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0')
    .replace(/(\d) (?=(?:kr|km|kg|kW|kWh|min|l|m|%)(?![\p{L}\d]))/gu, '$1\u00a0');
}
