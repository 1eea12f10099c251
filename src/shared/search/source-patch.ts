import { isDeepStrictEqual } from 'node:util';
import type { SearchRecord } from './port.ts';

/** What turns one record into another, field by field; null removes a field (JSON merge patch, RFC 7396). */
export type FieldPatch = Readonly<Record<string, unknown>>;

export function fieldPatch(from: SearchRecord, to: SearchRecord): FieldPatch {
  const removed = Object.keys(from).filter((field) => from[field] !== undefined && to[field] === undefined);
  const set = Object.entries(to).filter(([field, value]) => !isSameValue(value, from[field]));
  return Object.fromEntries([...removed.map((field) => [field, null] as const), ...set]);
}

export function patched(record: SearchRecord, patch: FieldPatch): SearchRecord {
  const entries = Object.entries({ ...record, ...patch });
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined));
}

export function isSameRecord(one: SearchRecord, other: SearchRecord): boolean {
  return Object.keys(fieldPatch(one, other)).length === 0;
}

/** Absent and undefined are the same, as in JSON. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || isDeepStrictEqual(one, other);
}
