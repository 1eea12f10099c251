import type { OpenApi, Operation, Schema } from './open-api.ts';

export type DescribedOperation = { method: string; path: string; operation: Operation };

export function operationsIn({ paths }: OpenApi): readonly DescribedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

/** The component that a schema refers to. */
export function componentName({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1);
}

/** The first component named in a schema, to link to. */
export function linkedComponent(schema: Schema): string | undefined {
  const parts = [schema.items, ...(schema.anyOf ?? []), additional(schema)].filter(
    (part) => part !== undefined,
  );
  return componentName(schema) ?? parts.map(linkedComponent).find(Boolean);
}

/** A type in few words: 'list of FacetRequest', 'count, alpha or alpha_desc'. */
export function typeText(schema: Schema): string {
  const name = componentName(schema);
  if (name) return name;
  if (schema.anyOf) return joined(schema.anyOf.map(typeText));
  if (schema.enum) return joined(schema.enum.map(String));
  if (schema.const !== undefined) return String(schema.const);
  if (schema.items) return `list of ${typeText(schema.items)}`;
  const values = additional(schema);
  if (values && Object.keys(values).length > 0 && !schema.properties) return `object of ${typeText(values)}`;
  return joined([schema.type ?? 'any'].flat());
}

/** The limits of a value in few words: 'at most 48', '1 to 5 items'. */
export function limitTexts(schema: Schema): string[] {
  const { default: preset, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  // Zod bounds every integer by what a number can hold exactly.
  const isRealBound = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) !== Number.MAX_SAFE_INTEGER ? bound : undefined;
  return [
    preset !== undefined && `default ${JSON.stringify(preset)}`,
    range(isRealBound(minimum), isRealBound(maximum)),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' items'),
  ].filter((text) => typeof text === 'string');
}

export type FieldRow = { name: string; schema: Schema; required: boolean };

/** All fields, those of nested objects as `Registration.Number` and of lists as `Details[].Label`. */
export function fieldRows(schema: Schema, prefix = ''): readonly FieldRow[] {
  const variants = schema.anyOf?.map((variant) => fieldRows(variant, prefix));
  if (variants) return merged(variants);
  return Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const name = `${prefix}${key}`;
    const required = schema.required?.includes(key) ?? false;
    const nested = part.items ? fieldRows(part.items, `${name}[].`) : fieldRows(part, `${name}.`);
    return [{ name, schema: part, required }, ...nested];
  });
}

/** The fields of all variants; required are those that every variant requires. */
function merged(variants: readonly (readonly FieldRow[])[]): readonly FieldRow[] {
  const rows = new Map<string, FieldRow>();
  for (const row of variants.flat()) {
    const inAll = variants.every((each) => each.some(({ name, required }) => name === row.name && required));
    const known = rows.get(row.name);
    const schema = known ? { anyOf: distinct([known.schema, row.schema]) } : row.schema;
    rows.set(row.name, { ...row, schema, required: inAll });
  }
  return [...rows.values()];
}

function distinct(schemas: readonly Schema[]): Schema[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

function additional({ additionalProperties }: Schema): Schema | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function range(from: number | undefined, to: number | undefined, unit = ''): string | undefined {
  if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`;
  if (to !== undefined) return `at most ${to}${unit}`;
  return from ? `at least ${from}${unit}` : undefined;
}

function joined(texts: readonly string[]): string {
  const different = [...new Set(texts)];
  if (different.length < 2) return different.join();
  return `${different.slice(0, -1).join(', ')} or ${different.at(-1)}`;
}
