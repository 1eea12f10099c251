import { flatRecord, type Nested } from './flat-record.ts';

/** A list of records that a document has, with some of them. */
type Candidate = { path: readonly string[]; items: readonly Nested[]; count: number };

const MAX_LOOKED_AT = 20;
/** An inner list is the stock only where the outer ones say little themselves: dealers with their cars. */
const INNER_LIST_SHARE = 0.25;

/** The path of the list of records in a JSON document, by how many there are and how much each says. */
export function findJsonList(document: Nested): readonly string[] | undefined {
  const byPath = new Map<string, Candidate>();
  collectLists(document, [], byPath);
  return bestOf([...byPath.values()])?.path;
}

/** The path of the repeated element; of a document with one record, of the element that is more than a wrapper. */
export function findXmlElement(document: Nested): readonly string[] | undefined {
  const byPath = new Map<string, Candidate>();
  collectElements(document, [], byPath);
  const repeated = [...byPath.values()].filter(({ count }) => count > 1);
  return bestOf(repeated)?.path ?? withoutWrappers(document);
}

function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  const scored = candidates.map((candidate) => {
    const isInner = candidates.some(
      ({ path }) =>
        path.length < candidate.path.length && path.every((step, at) => step === candidate.path[at]),
    );
    const columns = ownColumns(candidate.items);
    const score = Math.min(candidate.count, MAX_LOOKED_AT) * columns ** 2 * (isInner ? INNER_LIST_SHARE : 1);
    return { candidate, score };
  });
  return scored.reduce<(typeof scored)[number] | undefined>(
    (best, each) => (best && best.score >= each.score ? best : each),
    undefined,
  )?.candidate;
}

/** How many columns a record has on average, those of lists inside it not counted. */
function ownColumns(items: readonly Nested[]): number {
  if (items.length === 0) return 0;
  const counts = items.map(
    (item) => Object.values(flatRecord(item)).filter((cell) => !Array.isArray(cell)).length,
  );
  return counts.reduce((sum, count) => sum + count, 0) / items.length;
}

type Found = Map<string, Candidate>;

function collectLists(value: Nested, path: readonly string[], found: Found): void {
  if (Array.isArray(value)) {
    const records = value.filter((item) => isObject(item) || Array.isArray(item));
    if (records.length > 0 && !Array.isArray(records[0])) note(found, path, records);
    else if (records.length > 0 && path.length < 4) note(found, path, records);
    for (const record of records.slice(0, MAX_LOOKED_AT)) collectLists(record, [...path, '*'], found);
    return;
  }
  if (!isObject(value)) return;
  const parts = Object.values(value);
  // Records by their number: { "123": {…}, "124": {…} }.
  if (parts.length > 1 && parts.every(isObject) && haveSameShape(parts)) note(found, path, parts);
  for (const [name, part] of Object.entries(value)) collectLists(part, [...path, escapedStep(name)], found);
}

function collectElements(value: Nested, path: readonly string[], found: Found): void {
  if (Array.isArray(value)) {
    for (const item of value) collectElements(item, path, found);
    return;
  }
  if (!isObject(value)) return;
  if (path.length > 0) note(found, path, [value]);
  for (const [name, part] of Object.entries(value)) {
    if (!name.startsWith('@')) collectElements(part, [...path, escapedStep(name)], found);
  }
}

function note(found: Found, path: readonly string[], items: readonly Nested[]): void {
  const key = path.join('.');
  const before = found.get(key);
  const looked = [...(before?.items ?? []), ...items].slice(0, MAX_LOOKED_AT);
  found.set(key, { path, items: looked, count: (before?.count ?? 0) + items.length });
}

function withoutWrappers(document: Nested): readonly string[] | undefined {
  const path: string[] = [];
  let value = document;
  while (isObject(value)) {
    const [only, another] = Object.entries(value).filter(([name]) => !name.startsWith('@'));
    if (!only || another || !isObject(only[1])) break;
    path.push(escapedStep(only[0]));
    value = only[1];
  }
  return path.length > 0 ? path : undefined;
}

const SHARED_KEYS = 0.5;

function haveSameShape(records: readonly { readonly [name: string]: Nested }[]): boolean {
  const [first, second] = records.map((record) => Object.keys(record));
  if (!first || !second) return false;
  const shared = first.filter((key) => second.includes(key)).length;
  return shared >= Math.max(first.length, second.length) * SHARED_KEYS && shared > 1;
}

/** A dot inside a name is written with a backslash. */
export function escapedStep(name: string): string {
  return name.replace(/[.\\]/g, '\\$&');
}

export function pathSteps(path: string): readonly string[] {
  if (path === '') return [];
  return path.match(/(?:\\.|[^.\\])+/g)?.map((step) => step.replace(/\\(.)/g, '$1')) ?? [];
}

function isObject(value: Nested): value is { readonly [name: string]: Nested } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
