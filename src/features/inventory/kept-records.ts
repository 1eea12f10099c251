/** Records that stay although their line is bad, and since when. */
export interface KeptRecords {
  since(index: string): Promise<ReadonlyMap<string, string>>;
  replace(index: string, since: ReadonlyMap<string, string>): Promise<void>;
}

type BadRecords = { index: string; ids: readonly string[]; now: Date; keepDays: number };

const dayMs = 86_400_000;

/** Of the records with a bad line, those that have not been kept for too long yet, and all of them with their time. */
export async function keptUntil(
  kept: KeptRecords | undefined,
  { index, ids, now, keepDays }: BadRecords,
): Promise<{ standing: readonly string[]; all: ReadonlyMap<string, string> }> {
  const before = (await kept?.since(index)) ?? new Map<string, string>();
  const all = new Map(ids.map((id) => [id, before.get(id) ?? now.toISOString()]));
  const standing = ids.filter((id) => {
    const since = Date.parse(all.get(id) ?? '');
    return now.getTime() - since <= keepDays * dayMs;
  });
  return { standing: keepDays === 0 ? [] : standing, all };
}
