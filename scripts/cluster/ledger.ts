/** What clients were promised with a 2xx; the database must hold it in the end, and hold it once. */
export type Ledger = {
  /** The ids of leads, by the id of the submission. Two ids for one submission are a lead taken twice. */
  leads: Map<string, Set<string>>;
  /** The ids of bookings, by idempotency key. */
  bookings: Map<string, Set<string>>;
};

export function createLedger(): Ledger {
  return { leads: new Map(), bookings: new Map() };
}

export function promise(promises: Map<string, Set<string>>, key: string, id: string): void {
  const ids = promises.get(key) ?? new Set();
  ids.add(id);
  promises.set(key, ids);
}
