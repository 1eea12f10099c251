type Person = number | string | undefined;

/** A form that saves itself may be overtaken by its own next save; nobody else was in between. */
const OVERTAKEN_WITHIN_MS = 15_000;
const MOST_DOCUMENTS = 500;

/** Remembers, for as long as saves of one form may cross, which of the newest editions one person wrote in a row. */
export function createSaveHistory(now: () => number) {
  const rows = new Map<string, { person: Person; from: number; at: number }>();

  return {
    /** The person saves on top of an edition. */
    record(edition: number, document: string, person: Person): void {
      const row = rows.get(document);
      const goesOn = row !== undefined && row.person === person;
      rows.delete(document);
      rows.set(document, { person, from: goesOn ? row.from : edition, at: now() });
      const [oldest] = rows.keys();
      if (rows.size > MOST_DOCUMENTS && oldest !== undefined) rows.delete(oldest);
    },

    /** Whether everything after an edition is the person's own, written just now. */
    isOwnSince(edition: number, document: string, person: Person): boolean {
      const row = rows.get(document);
      if (!row || person === undefined || row.person !== person) return false;
      return edition >= row.from && now() - row.at < OVERTAKEN_WITHIN_MS;
    },
  };
}

// The studio's code is bundled several times over; all of it must remember the same saves.
const globals = globalThis as { forecourtOwnSaves?: ReturnType<typeof createSaveHistory> };

export function processSaveHistory() {
  globals.forecourtOwnSaves ??= createSaveHistory(Date.now);
  return globals.forecourtOwnSaves;
}
