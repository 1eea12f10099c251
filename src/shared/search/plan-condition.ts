import type { IndexDefinition } from './index-definition.ts';
import type { CombinedCondition, FilterCondition, Scalar } from './port.ts';
import { asNumber, isAtOrUnder } from './values.ts';

/** `exclude` negates the condition. */
export type PlannedCondition = { readonly field: string; readonly exclude: boolean } & (
  | { readonly kind: 'values'; readonly values: readonly string[] }
  | { readonly kind: 'paths'; readonly paths: readonly string[] }
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
);

type Wanted = Exclude<FilterCondition, CombinedCondition>;

/** All of several values are as many conditions. */
export function planConditions(
  definition: IndexDefinition,
  field: string,
  condition: FilterCondition,
  problems: string[],
): PlannedCondition[] {
  const plan = (wanted: Wanted, exclude: boolean) =>
    planCondition({ definition, field, wanted, exclude }, problems) ?? [];
  if (!isCombined(condition)) return [plan(condition, false)].flat();
  const { any = [], all = [], not = [] } = condition;
  return [plan(any, false), ...all.map((one) => plan(one, false)), plan(not, true)].flat();
}

type Asked = { definition: IndexDefinition; field: string; wanted: Wanted; exclude: boolean };

/** Undefined for an empty list, or a range without exactly two values. */
function planCondition(
  { definition, field, wanted, exclude }: Asked,
  problems: string[],
): PlannedCondition | undefined {
  if (definition.ranges.includes(field)) return planRange(field, exclude, wanted, problems);
  if (typeof wanted === 'object' && !isList(wanted)) {
    problems.push(`'${field}' is not a range.`);
    return undefined;
  }
  const values = (isList(wanted) ? wanted : [wanted]).map(String);
  if (values.length === 0) return undefined;
  if (definition.hierarchies.includes(field))
    return { field, exclude, kind: 'paths', paths: exclude ? values : deepest(values) };
  if (field === definition.id) return { field, exclude, kind: 'ids', ids: values };
  if (definition.facets.includes(field)) return { field, exclude, kind: 'values', values };
  problems.push(`There is no filter '${field}'.`);
  return undefined;
}

function planRange(
  field: string,
  exclude: boolean,
  wanted: Wanted,
  problems: string[],
): PlannedCondition | undefined {
  const ends = endsOf(wanted);
  if (!ends) return undefined;
  const [from, to] = ends.map(asNumberOrEnd) as [number | undefined, number | undefined];
  if (from !== undefined && to !== undefined) return { field, exclude, kind: 'range', from, to };
  problems.push(`'${field}' is filtered by numbers.`);
  return undefined;
}

function endsOf(wanted: Wanted): readonly [unknown, unknown] | undefined {
  if (isList(wanted)) return wanted.length === 2 ? [wanted[0], wanted[1]] : undefined;
  if (typeof wanted !== 'object') return [wanted, wanted];
  if (wanted.from === undefined && wanted.to === undefined) return undefined;
  return [wanted.from ?? -Infinity, wanted.to ?? Infinity];
}

function asNumberOrEnd(end: unknown): number | undefined {
  return end === Infinity || end === -Infinity ? end : asNumber(end);
}

// A value and its parent may both be chosen: the deeper one narrows its parent.
function deepest(paths: readonly string[]): string[] {
  return paths.filter((path) => !paths.some((other) => other !== path && isAtOrUnder(other, path)));
}

function isCombined(condition: FilterCondition): condition is CombinedCondition {
  return typeof condition === 'object' && ('not' in condition || 'all' in condition || 'any' in condition);
}

function isList(value: unknown): value is readonly Scalar[] {
  return Array.isArray(value);
}
