import { createHash } from 'node:crypto';
import type { SearchRecord } from '../search/port.ts';

/** The same for records with the same content, whatever the order of their fields. */
export function fingerprintOf(record: SearchRecord): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(record)))
    .digest('base64url')
    .slice(0, 22);
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, inOrder(part)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
