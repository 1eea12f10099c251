export const roles = ['administrator', 'editor', 'author', 'privacy'] as const;
export type Role = (typeof roles)[number];

type Id = number | string;

/** Somebody who is signed in, and the sites they work on. */
export type Person = { id: Id; role: Role; sites: readonly Id[] };

/** Payload's user may be partial; who has no known role may do nothing. */
export function toPerson(user: unknown): Person | undefined {
  if (typeof user !== 'object' || user === null) return undefined;
  const { id, role, sites } = user as { id?: unknown; role?: unknown; sites?: unknown };
  const known = roles.find((each) => each === role);
  if (!known || !isId(id)) return undefined;
  // Who handles requests about personal data works on no site.
  if (known === 'privacy') return { id, role: known, sites: [] };
  return { id, role: known, sites: Array.isArray(sites) ? sites.map(relationId).filter(isId) : [] };
}

/** A relationship is an id, or the populated document. */
export function relationId(relation: unknown): unknown {
  return typeof relation === 'object' && relation !== null && 'id' in relation ? relation.id : relation;
}

export function worksOn(person: Person, site: unknown): boolean {
  return (
    person.role === 'administrator' || person.sites.some((each) => String(each) === String(relationId(site)))
  );
}

/** What is kept about visitors is of all sites. */
export function mayHandlePersonalData({ role }: Person): boolean {
  return role === 'administrator' || role === 'privacy';
}

function isId(value: unknown): value is Id {
  return typeof value === 'number' || typeof value === 'string';
}
