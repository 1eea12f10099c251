/** missing: no page is there; redirect: a rule matched, and the address is the rule's. */
export type LoggedAddressKind = 'missing' | 'redirect';

export type LoggedAddress = { site: string; kind: LoggedAddressKind; address: string };
export type CountedAddress = LoggedAddress & { hits: number; lastAt: string };

/** Stored counts of all processes together. */
export interface NotFoundLog {
  add(counts: ReadonlyMap<string, { hit: LoggedAddress; hits: number }>, at: Date): Promise<void>;
  /** Those with the most hits, of every kind. */
  top(limit: number): Promise<readonly CountedAddress[]>;
}

export const MAX_ADDRESS_LENGTH = 200;
const MAX_COUNTED = 500;

/** What visitors asked for since the last time it was stored; bounded, because addresses are without number. */
export function createAddressCounter() {
  let counts = new Map<string, { hit: LoggedAddress; hits: number }>();
  return {
    count(hit: LoggedAddress): void {
      if (!isStorable(hit.address)) return;
      const key = JSON.stringify([hit.site, hit.kind, hit.address]);
      const known = counts.get(key);
      if (known) known.hits += 1;
      else if (counts.size < MAX_COUNTED) counts.set(key, { hit, hits: 1 });
    },
    /** What was counted, which is then no longer here. */
    take(): ReadonlyMap<string, { hit: LoggedAddress; hits: number }> {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}

/** Somebody may put a mail address or a whole text into a link. */
function isStorable(address: string): boolean {
  return address.length <= MAX_ADDRESS_LENGTH && !/[@\s]|%40|%20/i.test(address);
}
