import type { Leases } from '../platform/database/lease.ts';
import { applyChanges, type Engine, type IndexSource } from './index-changes.ts';
import type { IndexVersion, SharedIndices } from './port.ts';

/** Processes that only follow a shared engine write nothing to it. */
export const readOnlyEngine: Engine = {
  upsert: async () => {},
  remove: async () => {},
  replaceAll: async (_, records) => {
    for await (const record of records) void record;
  },
};

/**
 * Brings an index of a shared engine up to date, unless another process is doing so: two that wrote at once could leave
 * the older records behind. Returns the version that the engine holds then.
 */
export async function writeSharedIndex(
  source: IndexSource,
  engine: Engine & { shared: SharedIndices },
  held: IndexVersion | undefined,
  leases: Leases,
): Promise<IndexVersion | undefined> {
  const { index, inherited } = source;
  const wanted = { revision: index.revision, inherited: inherited.version };
  if (isSameVersion(held, wanted)) return held;
  const done = await leases.run(leaseOf(index.name), async () => {
    const kind = await applyChanges(source, engine, held, () => {});
    if (kind === 'updated') await engine.shared.setVersion(index.name, wanted);
    return wanted;
  });
  return done?.result ?? held;
}

/** Whoever changes an index, or deletes what is left of it, holds this lease. */
export function leaseOf(index: string): string {
  return `search index ${index}`;
}

export function isSameVersion(a: IndexVersion | undefined, b: IndexVersion): boolean {
  return a?.revision === b.revision && a.inherited === b.inherited;
}
