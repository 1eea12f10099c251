import { canonicalJson } from '../../collections/canonical-json.ts';

export type Values = Record<string, unknown>;
export type Side = 'mine' | 'theirs';

/** A field in which two saves differ, and who changed it since both began. */
export type Difference = {
  path: readonly string[];
  mine: unknown;
  theirs: unknown;
  changedBy: Side | 'both';
};

/** Field by field where two versions of a document differ; rows are compared one by one while their order is the same. */
export function findDifferences(
  base: Values,
  mine: Values,
  theirs: Values,
  fields: readonly string[],
): Difference[] {
  return fields.flatMap((name) => differencesAt([name], base[name], mine[name], theirs[name]));
}

/** The colleague's version with the chosen fields of one's own. */
export function applyChoices(
  theirs: Values,
  chosen: readonly { path: readonly string[]; value: unknown }[],
): Values {
  const merged = structuredClone(theirs);
  for (const { path, value } of chosen) setAt(merged, path, value);
  return merged;
}

function differencesAt(
  path: readonly string[],
  base: unknown,
  written: unknown,
  theirs: unknown,
): Difference[] {
  // A form sends 0 for a list without rows.
  const mine = written === 0 && typeof theirs !== 'number' ? [] : written;
  if (canonicalJson(mine) === canonicalJson(theirs)) return [];
  if (isGroup(mine) && isGroup(theirs)) {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].filter(
      (name) => name !== 'id',
    );
    const before = isGroup(base) ? base : {};
    return names.flatMap((name) => differencesAt([...path, name], before[name], mine[name], theirs[name]));
  }
  if (isRows(mine) && isRows(theirs) && sameRows(mine, theirs)) {
    const before = isRows(base) ? base : [];
    return mine.flatMap((row, index) =>
      differencesAt(
        [...path, String(index)],
        before.find(({ id }) => id === row.id),
        row,
        theirs[index],
      ),
    );
  }
  return [{ path, mine, theirs, changedBy: whoChanged(base, mine, theirs) }];
}

function whoChanged(base: unknown, mine: unknown, theirs: unknown): Difference['changedBy'] {
  const before = canonicalJson(base);
  if (canonicalJson(theirs) === before) return 'mine';
  return canonicalJson(mine) === before ? 'theirs' : 'both';
}

type Row = Values & { id?: unknown };

/** Rich text is one text, though it is stored as an object. */
function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('root' in value);
}

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every((row) => isGroup(row) && 'id' in row);
}

function sameRows(one: readonly Row[], other: readonly Row[]): boolean {
  return one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
}

function setAt(target: Values, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  if (typeof target[name] !== 'object' || target[name] === null) target[name] = {};
  setAt(target[name] as Values, rest, value);
}
