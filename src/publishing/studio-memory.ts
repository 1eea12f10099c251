import type { DocumentAddress, InstallationFacts } from './published-store.ts';

/** What was published last for a source. It is written in the same transaction as the documents. */
export type Remembered = {
  state: string;
  /** The port that the documents name, in demo mode and where they name one. */
  port?: number | undefined;
  addresses: readonly DocumentAddress[];
};

/** Which studio fills this installation's sites. */
export const OWNER = 'studio.seeded';
const prefix = 'studio.published.';

export function factOf(source: string): string {
  return `${prefix}${source}`;
}

export function factFrom({ state, port, addresses }: Remembered): string {
  const places = addresses.map(({ kind, site, language, key }) => [kind, site, language, key]);
  return JSON.stringify({ state, ...(port !== undefined && { port }), places });
}

export async function readMemory(facts: InstallationFacts): Promise<Map<string, Remembered>> {
  const kept = await facts.startingWith(prefix);
  return new Map([...kept].map(([key, value]) => [key.slice(prefix.length), rememberedFrom(value)]));
}

function rememberedFrom(fact: string): Remembered {
  const { state, port, places } = JSON.parse(fact) as {
    state: string;
    port?: number;
    places: [DocumentAddress['kind'], string, string, string][];
  };
  const addresses = places.map(([kind, site, language, key]) => ({ kind, site, language, key }));
  return { state, port, addresses };
}
