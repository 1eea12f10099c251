import type { Method, OpenApi, Operation, Schema } from './open-api.ts';

export type Entry = { method: Method; path: string; operation: Operation };

export function entriesOf({ paths }: OpenApi): readonly Entry[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method as Method, path, operation })),
  );
}

export function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1);
}

/** A schema in as few words as a table has room for: 'list of FacetRequest', 'count, alpha or alpha_desc'. */
export function kindInWords(schema: Schema): string {
  const name = nameOf(schema);
  if (name) return name;
  if (schema.enum) return inARow(schema.enum.map(String));
  if ('const' in schema) return String(schema.const);
  if (schema.type === 'array') return `list of ${kindInWords(schema.items ?? {})}`;
  if (schema.allOf) return schema.allOf.map(kindInWords).join(' with ');
  if (Array.isArray(schema.type)) return inARow(schema.type);
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return `object of ${kindInWords(schema.additionalProperties)}`;
  }
  return String(schema.type ?? 'anything');
}

/** The properties of a schema, those it takes from others included. */
export function propertiesOf(
  schema: Schema,
  schemas: OpenApi['components']['schemas'],
): [string, Schema, boolean][] {
  const name = nameOf(schema);
  if (name) return propertiesOf(schemas[name] ?? {}, schemas);
  const own = Object.entries(schema.properties ?? {}).map(([key, part]): [string, Schema, boolean] => [
    key,
    part,
    schema.required?.includes(key) ?? false,
  ]);
  return [...(schema.allOf ?? []).flatMap((part) => propertiesOf(part, schemas)), ...own];
}

function inARow(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
