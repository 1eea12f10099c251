import type { Uses } from '../../links/find-uses.ts';

/** Where any of several documents is used, each place once. */
export function joinUses(found: readonly (Uses | undefined)[]): Uses {
  const known = found.filter((each) => each !== undefined);
  const uses = new Map(
    known.flatMap((each) => each.uses.map((use) => [`${use.collection} ${use.id}`, use] as const)),
  );
  return { uses: [...uses.values()], elsewhere: known.reduce((sum, { elsewhere }) => sum + elsewhere, 0) };
}
