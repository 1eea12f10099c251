import { createHash } from 'node:crypto';
import type { SearchRecord } from './port.ts';
import type { IndexState, RecordStore } from './record-store.ts';

/** A field that a record takes from a record of another index when its own feed left it out. */
export type InheritedField = {
  readonly field: string;
  /** The field that holds the other record's id. */
  readonly by: string;
  readonly from: { readonly index: string; readonly field: string };
};

export type InheritedValues = {
  /** Changes whenever a value does, and is the same in every process: all records are then filled in anew. */
  readonly version: string;
  readonly fillIn: (record: SearchRecord) => SearchRecord;
};

type Source = { revision: number; version: string; values: ReadonlyMap<string, unknown> };

/** Reads the values that records of an index inherit. The other index is read again only after a feed of its own. */
export function createInheritance(
  store: Pick<RecordStore, 'live'>,
  fieldsOf: (index: string) => readonly InheritedField[],
) {
  const sources = new Map<string, Source>();

  async function load(from: InheritedField['from'], indices: readonly IndexState[]): Promise<Source> {
    const key = `${from.index} ${from.field}`;
    const revision = indices.find(({ name }) => name === from.index)?.revision ?? 0;
    const known = sources.get(key);
    if (known?.revision === revision) return known;
    const values = await valuesById(store, from);
    const source = { revision, version: hashOf(values), values };
    sources.set(key, source);
    return source;
  }

  return async (index: string, indices: readonly IndexState[]): Promise<InheritedValues> => {
    const fields = await Promise.all(
      fieldsOf(index).map(async (each) => ({ ...each, source: await load(each.from, indices) })),
    );
    return {
      version: fields.map(({ source }) => source.version).join(),
      fillIn: (record) => {
        const missing = fields.flatMap(({ field, by, source }) => {
          const value = record[field] === undefined ? source.values.get(String(record[by])) : undefined;
          return value === undefined ? [] : [[field, value] as const];
        });
        return missing.length > 0 ? { ...record, ...Object.fromEntries(missing) } : record;
      },
    };
  };
}

async function valuesById(
  store: Pick<RecordStore, 'live'>,
  { index, field }: InheritedField['from'],
): Promise<Map<string, unknown>> {
  const values = new Map<string, unknown>();
  for await (const batch of store.live(index))
    for (const { id, body } of batch) if (body[field] !== undefined) values.set(id, body[field]);
  return values;
}

// The store gives records in the order of their ids, so equal values have equal hashes.
function hashOf(values: ReadonlyMap<string, unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify([...values]))
    .digest('base64url');
}
