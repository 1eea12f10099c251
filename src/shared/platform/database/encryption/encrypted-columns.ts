import {
  ColumnNode,
  ColumnUpdateNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  PrimitiveValueListNode,
  type RootOperationNode,
  TableNode,
  UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import type { KeyRing } from '../../key-ring.ts';
import { OperatorError } from '../../operator-error.ts';

/** By table, the columns that hold what is said about people: texts, or bytes of pictures. */
export type EncryptedColumns = Readonly<Record<string, readonly string[]>>;
export type Encryption = { keys: KeyRing; columns: EncryptedColumns };

const TEXT_MARK = 'enc1:';
const BYTES_MARK = Buffer.from('\0enc1:');
const PURPOSE = 'personal column';

/** What a value that the key of this id has encrypted begins with. */
export function textMark(keyId: string): string {
  return `${TEXT_MARK}${keyId}:`;
}

export function bytesMark(keyId: string): Buffer {
  return Buffer.concat([BYTES_MARK, Buffer.from(`${keyId}:`)]);
}

/** Encrypts a text or bytes; anything else, such as null, stays as it is. */
export function encryptValue(keys: KeyRing, value: unknown): unknown {
  if (typeof value === 'string') {
    const { keyId, cipher } = keys.encrypt(PURPOSE, value, '');
    return `${textMark(keyId)}${cipher}`;
  }
  if (!(value instanceof Uint8Array)) return value;
  const { keyId, cipher } = keys.encryptBytes(PURPOSE, value, '');
  return Buffer.concat([bytesMark(keyId), cipher]);
}

/** The other way; what was stored before there was a key comes as it is. */
export function decryptValue(keys: KeyRing, value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith(TEXT_MARK)) {
    const [, keyId = '', cipher = ''] = value.split(':');
    return keys.decrypt(PURPOSE, { keyId, cipher }, '') ?? unreadable(keyId);
  }
  if (value instanceof Uint8Array && BYTES_MARK.equals(value.subarray(0, BYTES_MARK.length))) {
    const end = value.indexOf(':'.charCodeAt(0), BYTES_MARK.length);
    const keyId = Buffer.from(value.subarray(BYTES_MARK.length, end)).toString();
    return keys.decryptBytes(PURPOSE, { keyId, cipher: value.subarray(end + 1) }, '') ?? unreadable(keyId);
  }
  return value;
}

function unreadable(keyId: string): never {
  throw new OperatorError(
    `A value of the database is encrypted with the key '${keyId}', which DATA_KEY does not hold, or was changed.`,
    'Add that key to DATA_KEY, after the current one. Nothing is lost.',
  );
}

/**
 * Encrypts what is written to these columns and decrypts what is read, wherever a query stands: one that somebody adds later
 * cannot forget it.
 */
export function encryptedColumnsPlugin({ keys, columns }: Encryption): KyselyPlugin {
  const names = new Set(Object.values(columns).flat());
  return {
    transformQuery: ({ node }) => encryptQuery(node, keys, columns),
    transformResult: async ({ result }) => {
      // A text of another column is nobody's cipher, whatever it begins with; bytes are read under other names, too.
      for (const row of result.rows)
        for (const [name, value] of Object.entries(row))
          if (names.has(name) || value instanceof Uint8Array) row[name] = decryptValue(keys, value);
      return result;
    },
  };
}

function encryptQuery(node: RootOperationNode, keys: KeyRing, columns: EncryptedColumns): RootOperationNode {
  if (InsertQueryNode.is(node)) {
    const own = columnsOf(node.into, columns);
    if (own.length === 0 || !node.values || !ValuesNode.is(node.values)) return node;
    const places = new Set(
      (node.columns ?? []).flatMap(({ column }, place) => (own.includes(column.name) ? [place] : [])),
    );
    const rows = node.values.values.map((row) => encryptRow(row, places, keys));
    const updates = node.onConflict?.updates?.map((update) => encryptUpdate(update, own, keys));
    return {
      ...node,
      values: ValuesNode.create(rows),
      ...(node.onConflict && updates && { onConflict: { ...node.onConflict, updates } }),
    };
  }
  if (!UpdateQueryNode.is(node) || !node.table || !node.updates) return node;
  const own = columnsOf(node.table, columns);
  if (own.length === 0) return node;
  return { ...node, updates: node.updates.map((update) => encryptUpdate(update, own, keys)) };
}

function columnsOf(table: OperationNode | undefined, columns: EncryptedColumns): readonly string[] {
  return table && TableNode.is(table) ? (columns[table.table.identifier.name] ?? []) : [];
}

function encryptRow(
  row: ValueListNode | PrimitiveValueListNode,
  places: ReadonlySet<number>,
  keys: KeyRing,
): ValueListNode | PrimitiveValueListNode {
  if (PrimitiveValueListNode.is(row))
    return PrimitiveValueListNode.create(
      row.values.map((value, place) => (places.has(place) ? encryptValue(keys, value) : value)),
    );
  return ValueListNode.create(
    row.values.map((value, place) => (places.has(place) ? encryptNode(value, keys) : value)),
  );
}

function encryptUpdate(update: ColumnUpdateNode, own: readonly string[], keys: KeyRing): ColumnUpdateNode {
  if (!ColumnNode.is(update.column) || !own.includes(update.column.column.name)) return update;
  return ColumnUpdateNode.create(update.column, encryptNode(update.value, keys));
}

function encryptNode(node: OperationNode, keys: KeyRing): OperationNode {
  return ValueNode.is(node) ? ValueNode.create(encryptValue(keys, node.value)) : node;
}
