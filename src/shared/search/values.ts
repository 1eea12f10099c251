import { type Coordinates, distanceKm, parseCoordinates } from '../platform/coordinates.ts';
import type { SearchRecord } from './port.ts';

/** Every scalar under a dotted name, through lists and nested records, as distinct texts. */
export function textsAt(record: SearchRecord, name: string): string[] {
  // Fast path: most fields are one text, or missing.
  const only = record[name];
  if (typeof only === 'string') return only === '' ? [] : [only];
  if (only === undefined && !name.includes('.')) return [];
  if (typeof only === 'number' || typeof only === 'boolean') return [String(only)];
  const found: string[] = [];
  collect(record, name, (value) => {
    const text = String(value);
    if (text !== '' && !found.includes(text)) found.push(text);
  });
  return found;
}

/** The first number under a name; texts such as '249900' count as numbers, and dates as their timestamp. */
export function numberAt(record: SearchRecord, name: string): number | undefined {
  // Fast path: most are numbers, or missing.
  const only = record[name];
  if (typeof only === 'number') return asNumber(only);
  if (only === undefined && !name.includes('.')) return undefined;
  let first: number | undefined;
  collect(record, name, (value) => {
    if (first === undefined && typeof value !== 'boolean') first = asNumber(value);
  });
  return first;
}

export function dateAt(record: SearchRecord, name: string): number | undefined {
  const time = Date.parse(textsAt(record, name)[0] ?? '');
  return Number.isNaN(time) ? undefined : time;
}

export function coordinatesAt(record: SearchRecord, name: string): Coordinates | undefined {
  return parseCoordinates(textsAt(record, name)[0]);
}

/** How far a record is, to the metre; null without coordinates. */
export function distanceAt(record: SearchRecord, name: string, from: Coordinates): number | null {
  const to = coordinatesAt(record, name);
  return to ? toWholeMetres(distanceKm(from, to)) : null;
}

export function toWholeMetres(km: number): number {
  return Math.round(km * 1000) / 1000;
}

/** The path of a record in a hierarchy, such as 'A>B'. It ends at a missing level; of a list the first value counts. */
export function pathAt(record: SearchRecord, hierarchy: string): string | undefined {
  const levels: string[] = [];
  for (const field of hierarchy.split('>')) {
    const [text] = textsAt(record, field);
    if (text === undefined) break;
    levels.push(text);
  }
  return levels.length > 0 ? levels.join('>') : undefined;
}

export function isAtOrUnder(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}>`);
}

export function idOf(record: SearchRecord, idField: string): string {
  const id = record[idField];
  if ((typeof id === 'string' && id !== '') || typeof id === 'number') return String(id);
  throw new Error(`A record without ${idField} cannot be found again, so it is not indexed`);
}

export function project(record: SearchRecord, fields: readonly string[] | undefined): SearchRecord {
  if (!fields) return record;
  return Object.fromEntries(
    fields.filter((field) => Object.hasOwn(record, field)).map((field) => [field, record[field]]),
  );
}

export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  if (typeof value === 'string' && isTime.test(value)) return asNumber(Date.parse(value));
  // Adding 0 makes -0 a plain 0.
  const number = Number(value) + 0;
  return Number.isFinite(number) ? number : undefined;
}

const isTime = /^\d{4}-\d{2}-\d{2}(?:T|$)/;

type Plain = string | number | boolean;

function collect(value: unknown, name: string, take: (value: Plain) => void): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, name, take);
  } else if (typeof value === 'object') {
    if (name === '') return;
    const dot = name.indexOf('.');
    const [head, rest] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)];
    collect((value as SearchRecord)[head], rest, take);
  } else if (
    name === '' &&
    (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
  ) {
    take(value);
  }
}
