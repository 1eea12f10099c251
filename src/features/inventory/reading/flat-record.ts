/** What a column of a record holds. */
export type Scalar = string | number | boolean;
export type Cell = Scalar | readonly (Scalar | null)[];

/**
 * A record as named columns, whatever the feed's shape: 'price.amount' is a value inside another, 'images.url' a list of
 * one value of each, and 'features[Fuel]' what a list of names and values says of one name.
 */
export type FlatRecord = Readonly<Record<string, Cell>>;

export type Nested = Scalar | null | undefined | readonly Nested[] | { readonly [name: string]: Nested };

/** The text of an element that has attributes or elements, too. */
export const TEXT = '#text';

export function flatRecord(record: Nested): FlatRecord {
  const columns: Record<string, Cell> = Object.create(null);
  add(columns, '', record);
  return columns;
}

type Columns = Record<string, Cell>;

function add(columns: Columns, path: string, value: Nested): void {
  if (value === null || value === undefined || value === '') return;
  if (Array.isArray(value)) addList(columns, path, value);
  else if (isObject(value)) {
    for (const [name, part] of Object.entries(value))
      add(columns, name === TEXT ? path : under(path, name), part);
  } else columns[path === '' ? 'column 1' : path] = value as Scalar;
}

function addList(columns: Columns, path: string, list: readonly Nested[]): void {
  if (path === '') {
    // A row that is a list of cells.
    for (const [at, part] of list.entries()) add(columns, `column ${at + 1}`, part);
    return;
  }
  const scalars = list.filter((part) => part !== null && part !== undefined && part !== '');
  if (scalars.every((part) => typeof part !== 'object')) {
    if (scalars.length > 0) columns[path] = scalars as Scalar[];
    return;
  }
  addNamedValues(columns, path, list);
  const parts = list.map((part) => flatRecord(isObject(part) ? part : { [TEXT]: part }));
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  for (const name of names) {
    const cells = parts.flatMap((part) => part[name] ?? null);
    columns[name === 'column 1' ? path : under(path, name)] = cells;
  }
}

const nameKeys = ['name', 'key', 'code', 'type', 'label', 'title', 'id', 'attribute'];
const valueKeys = ['value', 'text', 'content', 'val', TEXT];

/** <spec name="Fuel">Diesel</spec> and { "key": "Fuel", "value": "Diesel" }. */
function addNamedValues(columns: Columns, path: string, list: readonly Nested[]): void {
  for (const part of list) {
    if (!isObject(part)) return;
    const keys = Object.keys(part).filter((key) => part[key] !== undefined);
    const valueKey = keys.find((key) => valueKeys.includes(withoutMark(key)));
    const nameKey = keys.find((key) => key !== valueKey && nameKeys.includes(withoutMark(key)));
    if (nameKey === undefined || valueKey === undefined) return;
    const name = part[nameKey];
    const value = part[valueKey];
    if (typeof name !== 'string' || value === null || typeof value === 'object' || value === undefined)
      continue;
    columns[`${path}[${name}]`] = value;
  }
}

function withoutMark(key: string): string {
  return key.toLowerCase().replace(/^@/, '');
}

function under(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function isObject(value: Nested): value is { readonly [name: string]: Nested } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
