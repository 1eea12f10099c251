import type { SearchRecord } from '../port.ts';
import type { FieldUse, RecordField } from './record-field.ts';
import * as fields from './record-field.ts';

/** Whose records extensions add fields to. */
export type AddedKind = 'cars' | 'sites' | 'kits';

/** A field that an extension adds to such records. Plain data, so that it can be sent to a worker. */
export type AddedField = {
  extension: string;
  kind: AddedKind;
  /** In feeds, in the index and in the API. */
  name: string;
  type: 'text' | 'texts' | 'number' | 'flag' | 'date';
  uses: readonly FieldUse[];
  description: string;
  example: unknown;
  /** Keys of texts, as the dictionary has them. */
  label: string;
  /** On cards, with `{value}`. */
  card?: string | undefined;
  /** Behind a number: l, kWh. */
  unit?: string | undefined;
  /** In the list of cars. */
  filter?: 'values' | 'range' | undefined;
  /** What an order of the list by it is called. */
  sort?: { ascending?: string | undefined; descending?: string | undefined } | undefined;
};

const builders = {
  text: fields.text,
  texts: fields.texts,
  number: fields.number,
  flag: fields.optionalFlag,
  date: fields.time,
} satisfies Record<AddedField['type'], (name: string, ...uses: FieldUse[]) => RecordField>;

let added: readonly AddedField[] = [];
const groups: Readonly<Record<AddedKind, Record<string, RecordField>>> = { cars: {}, sites: {}, kits: {} };
const kindNames: Readonly<Record<AddedKind, string>> = { cars: 'cars', sites: 'dealerships', kits: 'kits' };
const updates: (() => void)[] = [];

/** A group of the declaration of such records, which has what extensions add. */
export function addedGroup(kind: AddedKind): Record<never, RecordField> {
  return groups[kind];
}

export function addedFields(kind: AddedKind): readonly AddedField[] {
  return added.filter((field) => field.kind === kind);
}

/** Of all kinds, for another thread. */
export function allAddedFields(): readonly AddedField[] {
  return added;
}

/** Before the search opens and feeds are read. Returns what removes them. */
export function addFields(more: readonly AddedField[]): () => void {
  const taken = added.find(({ kind, name }) => more.some((each) => each.kind === kind && each.name === name));
  if (taken)
    throw new Error(
      `the extension '${taken.extension}' adds a field ${taken.name} to ${kindNames[taken.kind]}, too: give one another name`,
    );
  change([...added, ...more]);
  return () => change(added.filter((field) => !more.includes(field)));
}

/** What follows from declarations: at once, and again when fields were added or removed. */
export function whenFieldsChange(update: () => void): void {
  updates.push(update);
  update();
}

/** Kept in step with what it is computed from, for those who hold on to the list. */
export function listInStep<T>(compute: () => readonly T[]): readonly T[] {
  const list: T[] = [];
  whenFieldsChange(() => void list.splice(0, list.length, ...compute()));
  return list;
}

/** The values of a record that it has. */
export function addedValues(kind: AddedKind, record: SearchRecord): Readonly<Record<string, unknown>> {
  const read = (name: string) => groups[kind][name]?.read.safeParse(record[name]).data;
  const values = addedFields(kind).map(({ name }) => [name, read(name)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && !isEmptyList(value)));
}

function change(next: readonly AddedField[]): void {
  if (next.length === added.length && next.every((field, at) => field === added[at])) return;
  added = next;
  for (const group of Object.values(groups))
    for (const name of Object.keys(group)) Reflect.deleteProperty(group, name);
  for (const { kind, name, type, uses, description, example } of next)
    groups[kind][name] = fields.described(builders[type](name, ...uses), description, example);
  for (const update of updates) update();
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
