import { createHash } from 'node:crypto';

/**
 * Stored with an idempotency key: the same key with another content is another request, not a repetition. Independent of
 * the order of keys; what is undefined counts as left out.
 */
export function contentFingerprint(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(content, sortedKeys) ?? '')
    .digest('base64url');
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
