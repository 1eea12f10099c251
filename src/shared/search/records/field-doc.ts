/** What a field of a feed means, with its unit or allowed values, and an example: what `/api/docs` says of it. */
export type FieldDoc = {
  description: string;
  example: unknown;
  /** The fields of a record, or of each record of a list. */
  parts?: Readonly<Record<string, FieldDoc>>;
};

/** The same for the schema of the API; the type of a part follows from its example. */
export function toFieldMeta({ description, example, parts }: FieldDoc): FieldMeta {
  const named = { description, examples: [example] };
  if (!parts) return named;
  const properties = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, { ...typeOf(part.example), ...toFieldMeta(part) }]),
  );
  const record = { type: 'object', properties };
  return Array.isArray(example) ? { ...named, type: 'array', items: record } : { ...named, ...record };
}

type FieldMeta = { description: string; examples: unknown[] } & Record<string, unknown>;

function typeOf(example: unknown): object {
  if (Array.isArray(example)) return { type: 'array', items: typeOf(example[0]) };
  return typeof example === 'object'
    ? { type: 'object', additionalProperties: { type: 'string' } }
    : { type: typeof example };
}
