type Person = number | string | undefined;

/** An autosave may arrive after the next save of the same form; nobody else saved in between. */
const OUT_OF_ORDER_WITHIN_MS = 15_000;
const MAX_DOCUMENTS = 500;

/** Remembers for a few seconds which of the newest editions one person saved in a row. */
export function createSaveHistory(now: () => number) {
  const rows = new Map<string, { person: Person; from: number; at: number }>();

  return {
    /** The person saves, based on an edition. */
    record(edition: number, document: string, person: Person): void {
      const row = rows.get(document);
      const continues = row !== undefined && row.person === person;
      rows.delete(document);
      rows.set(document, { person, from: continues ? row.from : edition, at: now() });
      const [oldest] = rows.keys();
      if (rows.size > MAX_DOCUMENTS && oldest !== undefined) rows.delete(oldest);
    },

    /** Whether all editions since are the person's own and recent. */
    isOwnSince(edition: number, document: string, person: Person): boolean {
      const row = rows.get(document);
      if (!row || person === undefined || row.person !== person) return false;
      return edition >= row.from && now() - row.at < OUT_OF_ORDER_WITHIN_MS;
    },
  };
}

// The studio's code is bundled several times; all copies share one history.
const globals = globalThis as { forecourtOwnSaves?: ReturnType<typeof createSaveHistory> };

export function processSaveHistory() {
  globals.forecourtOwnSaves ??= createSaveHistory(Date.now);
  return globals.forecourtOwnSaves;
}
