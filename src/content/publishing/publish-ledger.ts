import type { DocumentAddress, InstallationFacts } from './published-store.ts';

/** What was last published for a source, written in the same transaction as the documents. */
export type LedgerEntry = {
  state: string;
  /** The port in the documents' URLs, in demo mode and where there is one. */
  port?: number | undefined;
  addresses: readonly DocumentAddress[];
  /** What the documents refer to, in the state in which it was public then: `pages.12` → its paths. */
  references?: Readonly<Record<string, string>> | undefined;
};

/** The key under which the installation stores which studio publishes to it. */
export const STUDIO_OWNER_KEY = 'studio.seeded';
const prefix = 'studio.published.';

export function ledgerKey(source: string): string {
  return `${prefix}${source}`;
}

export function serializeEntry({ state, port, addresses, references = {} }: LedgerEntry): string {
  const places = addresses.map(({ kind, site, language, key }) => [kind, site, language, key]);
  return JSON.stringify({
    state,
    ...(port !== undefined && { port }),
    places,
    ...(Object.keys(references).length > 0 && { references }),
  });
}

export async function readLedger(facts: InstallationFacts): Promise<Map<string, LedgerEntry>> {
  const entries = await facts.startingWith(prefix);
  return new Map([...entries].map(([key, value]) => [key.slice(prefix.length), parseEntry(value)]));
}

function parseEntry(fact: string): LedgerEntry {
  const { state, port, places, references } = JSON.parse(fact) as {
    state: string;
    port?: number;
    references?: Record<string, string>;
    places: [DocumentAddress['kind'], string, string, string][];
  };
  const addresses = places.map(([kind, site, language, key]) => ({ kind, site, language, key }));
  return { state, port, addresses, references };
}
