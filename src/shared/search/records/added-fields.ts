import type { SearchRecord } from '../port.ts';
import type { FieldUse, RecordField } from './record-field.ts';
import * as fields from './record-field.ts';

/** A field that an extension adds to the cars. Plain data, so that it can be sent to a worker. */
export type AddedField = {
  extension: string;
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
const group: Record<string, RecordField> = {};
const updates: (() => void)[] = [];

/** A group of the declaration of cars, which has what extensions add. */
export const addedGroup: Record<never, RecordField> = group;

export function addedFields(): readonly AddedField[] {
  return added;
}

/** Before the search opens and feeds are read. Returns what removes them. */
export function addFields(more: readonly AddedField[]): () => void {
  const taken = more.find(({ name }) => added.some((each) => each.name === name));
  if (taken) {
    const { extension } = added.find(({ name }) => name === taken.name) ?? taken;
    throw new Error(
      `the extension '${extension}' adds a field ${taken.name} to cars, too: give one another name`,
    );
  }
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
export function addedValues(record: SearchRecord): Readonly<Record<string, unknown>> {
  const values = added.map(({ name }) => [name, group[name]?.read.safeParse(record[name]).data] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && !isEmptyList(value)));
}

function change(next: readonly AddedField[]): void {
  if (next.length === added.length && next.every((field, at) => field === added[at])) return;
  added = next;
  for (const name of Object.keys(group)) Reflect.deleteProperty(group, name);
  for (const { name, type, uses, description, example } of next)
    group[name] = fields.described(builders[type](name, ...uses), description, example);
  for (const update of updates) update();
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
