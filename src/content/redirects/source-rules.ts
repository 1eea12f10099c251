import type { ParsedRule } from './parse-rule.ts';
import type { Query } from './query.ts';
import type { QueryCondition } from './rule.ts';

/**
 * All rules on one source. The one with the most conditions has precedence, the one without comes last (ROUTE-17);
 * of two with equally many, the first listed wins (ROUTE-18).
 */
export type SourceRules = { match: (query: Query) => ParsedRule | undefined };

/** `rules` in the order of the table. */
export function sourceRules(rules: readonly ParsedRule[]): SourceRules {
  const plain = rules.find(({ conditions }) => conditions.length === 0);
  const conditional = rules.filter(({ conditions }) => conditions.length > 0);
  if (conditional.length === 0) return { match: () => plain };
  const keys = new Set(conditional.flatMap(({ conditions }) => conditions.map(({ key }) => key)));
  const index = indexByRarestCondition(conditional);
  return {
    match: (query) => (query.raw === '' ? plain : (firstMatch(index, query.valuesOf(keys)) ?? plain)),
  };
}

/** Key → value → rules: a migrated site has thousands of rules that differ in one id only. */
type Index = ReadonlyMap<string, ReadonlyMap<string, readonly ParsedRule[]>>;

function indexByRarestCondition(rules: readonly ParsedRule[]): Index {
  const nameOf = ({ key, value }: QueryCondition) => JSON.stringify([key, value]);
  const uses = Map.groupBy(rules.flatMap(({ conditions }) => conditions).map(nameOf), (name) => name);
  const usesOf = (condition: QueryCondition) => uses.get(nameOf(condition))?.length ?? 0;
  const index = new Map<string, Map<string, ParsedRule[]>>();
  for (const rule of rules) {
    const rarest = rule.conditions.reduce((one, other) => (usesOf(other) < usesOf(one) ? other : one));
    const values = index.get(rarest.key) ?? new Map<string, ParsedRule[]>();
    index.set(rarest.key, values);
    const sharing = values.get(rarest.value) ?? [];
    values.set(rarest.value, sharing);
    sharing.push(rule);
  }
  return index;
}

type Values = ReadonlyMap<string, ReadonlySet<string>>;

function firstMatch(index: Index, query: Values): ParsedRule | undefined {
  let first: ParsedRule | undefined;
  for (const [key, values] of query) {
    const indexed = index.get(key);
    if (!indexed) continue;
    for (const value of values)
      for (const rule of indexed.get(value) ?? [])
        if ((!first || hasPrecedence(rule, first)) && conditionsMatch(rule, query)) first = rule;
  }
  return first;
}

function hasPrecedence(one: ParsedRule, other: ParsedRule): boolean {
  const more = one.conditions.length - other.conditions.length;
  return more > 0 || (more === 0 && one.number < other.number);
}

function conditionsMatch({ conditions }: ParsedRule, query: Values): boolean {
  return conditions.every(({ key, value }) => query.get(key)?.has(value));
}
