import { fixedLength, type Mixed, matchMixed } from './segment.ts';

export type MixedBranch<Branch> = { shape: Mixed; branch: Branch; order: number };

/** Where a tree of sources goes on by segments such as `{group}-bil-{location}`. */
export type MixedBranches<Branch> = {
  branchFor: (shape: Mixed) => Branch;
  /** Those that fit, the one with the most fixed characters first; of equals, the one that was inserted first. */
  matching: (text: string) => readonly MixedBranch<Branch>[];
};

/** Indexed by prefix, so that a lookup costs one map access per prefix length, not one per branch. */
export function mixedBranches<Branch>(createBranch: () => Branch): MixedBranches<Branch> {
  const byShape = new Map<string, MixedBranch<Branch>>();
  const byPrefix = new Map<number, Map<string, MixedBranch<Branch>[]>>();

  function addByPrefix(added: MixedBranch<Branch>): void {
    const { prefix } = added.shape;
    const sameLength = byPrefix.get(prefix.length) ?? new Map<string, MixedBranch<Branch>[]>();
    byPrefix.set(prefix.length, sameLength);
    const samePrefix = sameLength.get(prefix) ?? [];
    sameLength.set(prefix, samePrefix);
    samePrefix.push(added);
  }

  return {
    branchFor(shape) {
      const name = JSON.stringify([shape.prefix, shape.between, shape.suffix]);
      const known = byShape.get(name);
      if (known) return known.branch;
      const added = { shape, branch: createBranch(), order: byShape.size };
      byShape.set(name, added);
      addByPrefix(added);
      return added.branch;
    },
    matching(text) {
      const found: MixedBranch<Branch>[] = [];
      for (const [length, branches] of byPrefix)
        for (const each of branches.get(text.slice(0, length)) ?? [])
          if (matchMixed(each.shape, text, [])) found.push(each);
      return found.length < 2 ? found : found.sort(mostSpecificFirst);
    },
  };
}

type Ranked = { shape: Mixed; order: number };

function mostSpecificFirst(one: Ranked, other: Ranked): number {
  return fixedLength(other.shape) - fixedLength(one.shape) || one.order - other.order;
}
