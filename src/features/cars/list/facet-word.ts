/** By field and value. */
export type FacetWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A value as the page calls it; makes and models by their names. */
export function facetWord(words: FacetWords, field: string, value: string): string {
  return words[field]?.[value] ?? value;
}
