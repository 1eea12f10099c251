import { z } from 'zod';
import type { IndexDefinition, SearchableField, SortableField, Tier } from '../index-definition.ts';
import type { SearchRecord } from '../port.ts';
import { fieldReader, unreadable } from './field-reader.ts';
import type {
  FieldName,
  FieldUse,
  FlatRecord,
  Parsed,
  RecordDeclaration,
  RecordField,
} from './record-field.ts';

/** All fields of a declaration, in its order. */
export function allFields(declaration: RecordDeclaration): readonly RecordField[] {
  return Object.values(declaration).flatMap((node) => (isField(node) ? [node] : allFields(node)));
}

/** The names of the fields with this use. */
export function fieldsFor<D extends RecordDeclaration, Use extends FieldUse>(
  declaration: D,
  use: Use,
): readonly FieldName<D, Use>[] {
  const found = allFields(declaration).filter(({ uses }) => uses.includes(use));
  return found.map(({ name }) => name as FieldName<D, Use>);
}

/** What a feed's records are checked by. */
export function feedSchema(declaration: RecordDeclaration): Readonly<Record<string, z.ZodType>> {
  const sent = allFields(declaration).filter(({ uses }) => !uses.includes('internal'));
  return Object.fromEntries(
    sent.map(({ name, feed, uses }) => [name, uses.includes('required') ? feed : feed.optional()]),
  );
}

/** Adds the fields that follow from others; those that follow from nothing are missing. */
export function deriver(declaration: RecordDeclaration): (record: SearchRecord) => SearchRecord {
  const fields = allFields(declaration).flatMap(({ name, derive }) => (derive ? [{ name, derive }] : []));
  if (fields.length === 0) return (record) => record;
  return (record) => {
    const values = fields.map(({ name, derive }) => [name, derive(record)] as const);
    return { ...record, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
  };
}

/** Reads stored records into the declaration's groups; nothing, when a required field is missing. */
export function recordParser<D extends RecordDeclaration>(
  declaration: D,
): (record: SearchRecord) => Parsed<D> | undefined {
  const read = groupReader(declaration);
  return (record) => read(record) as Parsed<D> | undefined;
}

type GroupReader = (record: SearchRecord) => object | undefined;

function groupReader(declaration: RecordDeclaration): GroupReader {
  const entries = Object.entries(declaration).map(([key, node]) => ({ key, read: nodeReader(node) }));
  // A copy has its shape from the beginning; to grow it key by key takes four times as long.
  const empty: Readonly<Record<string, unknown>> = Object.fromEntries(
    entries.map(({ key }) => [key, undefined]),
  );
  return (record) => {
    const group = { ...empty };
    for (const { key, read } of entries) {
      const value = read(record);
      if (value === unreadable) return undefined;
      group[key] = value;
    }
    return group;
  };
}

function nodeReader(node: RecordField | RecordDeclaration): (record: SearchRecord) => unknown {
  if (isField(node)) {
    const { name } = node;
    const read = fieldReader(node.read);
    return (record) => read(record[name]);
  }
  const read = groupReader(node);
  return (record) => read(record) ?? unreadable;
}

type IndexOptions = { id: string; hierarchies: readonly string[]; usualOrder: string };

/** The index of such records: what can be counted, sorted and searched. */
export function indexDefinition(declaration: RecordDeclaration, options: IndexOptions): IndexDefinition {
  const fields = allFields(declaration).flatMap((field) => [field, ...partsOf(field)]);
  const named = (use: FieldUse) => fields.filter(({ uses }) => uses.includes(use));
  return {
    id: options.id,
    facets: named('facet').map(({ name }) => name),
    hierarchies: options.hierarchies,
    ranges: named('range').map(({ name }) => name),
    geo: named('geo').map(({ name }) => name),
    sorts: fields.flatMap(sortable),
    searchable: fields.flatMap(searchable),
    usualOrder: options.usualOrder,
  };
}

type Used = Pick<RecordField, 'name' | 'sortAs' | 'uses'>;

function partsOf({ name, sortAs, parts }: RecordField): Used[] {
  return Object.entries(parts).map(([path, uses]) => ({ name: `${name}.${path}`, sortAs, uses }));
}

function sortable({ name, sortAs, uses }: Used): SortableField[] {
  if (uses.includes('sort:age')) return [{ field: name, as: sortAs, byAge: true }];
  return uses.includes('sort') ? [{ field: name, as: sortAs }] : [];
}

function searchable({ name, uses }: Used): SearchableField[] {
  const tier = (['name', 'detail', 'prose'] as const).find((each: Tier) => uses.includes(`search:${each}`));
  if (!tier) return [];
  return [{ field: name, tier, ...(uses.includes('search:loose') && { loose: true }) }];
}

function isField(node: RecordField | RecordDeclaration): node is RecordField {
  return typeof node['name'] === 'string';
}

/** Reads the fields with a use under the names of the feed, for what is passed on as it is. */
export function flatParser<D extends RecordDeclaration, Use extends FieldUse>(
  declaration: D,
  use: Use,
): (record: SearchRecord) => FlatRecord<D, Use> | undefined {
  const used = allFields(declaration).filter(({ uses }) => uses.includes(use));
  const schema = z.object(Object.fromEntries(used.map(({ name, read }) => [name, read])));
  return (record) => schema.safeParse(record).data as FlatRecord<D, Use> | undefined;
}
