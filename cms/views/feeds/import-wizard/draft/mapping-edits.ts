import type { FeedMapping, FieldRule } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';

export type Decision = string | number | boolean | null;

/** Each returns a changed mapping and leaves the given one as it was. */
export function withRule(mapping: FeedMapping, field: string, rule: FieldRule): FeedMapping {
  return { ...mapping, fields: { ...mapping.fields, [field]: rule } };
}

export function withoutField(mapping: FeedMapping, field: string): FeedMapping {
  const { [field]: _, ...fields } = mapping.fields;
  return { ...mapping, fields };
}

/** One column instead of whatever the field came from; how its values are read and decided stays where it can. */
export function withColumn(mapping: FeedMapping, field: string, column: string): FeedMapping {
  const { unit, decimal, dateOrder, values } = mapping.fields[field] ?? {};
  return withRule(mapping, field, {
    columns: [column],
    ...(unit && { unit }),
    ...(decimal && { decimal }),
    ...(dateOrder && { dateOrder }),
    ...(values && { values }),
  });
}

/** What is undefined is left out of the rule. */
export function withPart<Key extends keyof FieldRule>(
  mapping: FeedMapping,
  field: string,
  key: Key,
  value: FieldRule[Key] | undefined,
): FeedMapping {
  const { [key]: _, ...rule } = mapping.fields[field] ?? {};
  return withRule(mapping, field, (value === undefined ? rule : { ...rule, [key]: value }) as FieldRule);
}

/** What a value of the file means from now on; null leaves it out, undefined leaves it undecided. */
export function withDecision(
  mapping: FeedMapping,
  field: string,
  written: string,
  decision: Decision | undefined,
): FeedMapping {
  const rule = mapping.fields[field];
  if (!rule) return mapping;
  const { [written]: _, ...others } = rule.values ?? {};
  const values = decision === undefined ? others : { ...others, [written]: decision };
  return withPart(mapping, field, 'values', Object.keys(values).length > 0 ? values : undefined);
}

export function withIdentity(
  mapping: FeedMapping,
  columns: readonly string[],
  as: 'code' | 'hash',
): FeedMapping {
  if (columns.length > 0) return { ...mapping, identity: { columns: [...columns], as } };
  const { identity: _, ...rest } = mapping;
  return rest;
}

/** Where nobody says otherwise. */
export const usualBadLines = { upToPercent: 5, keepDays: 7 };

export function withBadLines(mapping: FeedMapping, badLines: FeedMapping['badLines']): FeedMapping {
  const { badLines: _, ...rest } = mapping;
  return badLines ? { ...rest, badLines } : rest;
}

export function withVat(mapping: FeedMapping, vat: 'included' | 'excluded' | undefined): FeedMapping {
  const { prices, ...rest } = mapping;
  return vat ? { ...rest, prices: { ...prices, vat } } : rest;
}

/** Whether two are read alike. */
export function isSameMapping(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, part]) => [key, sorted(part)]),
  );
}
