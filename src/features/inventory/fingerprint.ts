import { createHash } from 'node:crypto';

/** A hash of the content that does not depend on the order of fields. */
export function fingerprintOf(record: Readonly<Record<string, unknown>>): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(record)))
    .digest('base64url')
    .slice(0, 22);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, sortKeys(part)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
