const editions = new Map<string, number>();

/** The newest edition of a document that this tab has stored: going back may show the form as it was loaded before that. */
export function noteEdition(path: string, edition: number): void {
  editions.set(path, Math.max(edition, editions.get(path) ?? 0));
}

export const isBehind = (path: string, edition: number): boolean => edition < (editions.get(path) ?? 0);
