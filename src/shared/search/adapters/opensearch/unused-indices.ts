/** What OpenSearch says about the indices of one name, whatever version of the product wrote them. */
export type StoredIndices = Readonly<
  Record<
    string,
    {
      readonly aliases?: Readonly<Record<string, object>> | undefined;
      readonly mappings?: { readonly _meta?: { readonly usedAt?: number } | undefined } | undefined;
    }
  >
>;

export type UnusedRule = {
  /** The name in front of fingerprint and id: 'forecourt-cars-solvik-se'. */
  base: string;
  /** Of this version of the product. */
  fingerprint: string;
  now: number;
  unusedAfterMs: number;
};

/**
 * Indices to delete while no other process writes this name: those of this version that no alias points to, which a
 * process left behind half written or replaced, and those of other versions that nobody has used for long enough.
 * `unmarked` are indices of other versions that never said when they were used: their time begins now.
 */
export function findUnused(
  stored: StoredIndices,
  { base, fingerprint, now, unusedAfterMs }: UnusedRule,
): { unused: string[]; unmarked: string[] } {
  const unused: string[] = [];
  const unmarked: string[] = [];
  for (const [name, { aliases = {}, mappings }] of Object.entries(stored)) {
    const [, owner] = name.startsWith(`${base}-`) ? (ownName.exec(name.slice(base.length)) ?? []) : [];
    if (owner === undefined) continue;
    if (owner === fingerprint) {
      if (!(`${base}-${owner}` in aliases)) unused.push(name);
      continue;
    }
    const { usedAt } = mappings?._meta ?? {};
    if (usedAt === undefined) unmarked.push(name);
    else if (now - usedAt > unusedAfterMs) unused.push(name);
  }
  return { unused, unmarked };
}

const ownName = /^-([0-9a-f]{8})-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
