export type FoundText = { key: string; text: string };

const MAX_RESULTS = 8;

/** Finds texts by their content or key; those that begin with the search term come first. */
export function findTexts(
  words: Readonly<Record<string, string>>,
  sought: string,
  taken: ReadonlySet<string>,
): readonly FoundText[] {
  const wanted = sought.trim().toLowerCase();
  if (wanted.length < 2) return [];
  return Object.entries(words)
    .filter(([key]) => !taken.has(key))
    .map(([key, text]) => ({ key, text, rank: rankText(wanted, key, text) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank || a.text.length - b.text.length)
    .slice(0, MAX_RESULTS)
    .map(({ key, text }) => ({ key, text }));
}

function rankText(wanted: string, key: string, text: string): number {
  const read = text.toLowerCase();
  if (read === wanted) return 4;
  if (read.startsWith(wanted)) return 3;
  if (read.includes(wanted)) return 2;
  return key.toLowerCase().includes(wanted) ? 1 : 0;
}
