import type { Query } from './query.ts';
import type { ReadRule } from './read-rule.ts';
import type { QueryCondition } from './rule.ts';

/**
 * All rules on one source. The one with the most conditions is asked first, the plain one last (ROUTE-17); of two
 * with equally many, the first listed answers (ROUTE-18).
 */
export type RulesOfSource = { pick: (query: Query) => ReadRule | undefined };

/** `rules` in the order of the table. */
export function rulesOfSource(rules: readonly ReadRule[]): RulesOfSource {
  const plain = rules.find(({ conditions }) => conditions.length === 0);
  const conditional = rules.filter(({ conditions }) => conditions.length > 0);
  if (conditional.length === 0) return { pick: () => plain };
  const keys = new Set(conditional.flatMap(({ conditions }) => conditions.map(({ key }) => key)));
  const index = byRarestCondition(conditional);
  return {
    pick: (query) => (query.raw === '' ? plain : (firstThatHolds(index, query.valuesOf(keys)) ?? plain)),
  };
}

/** Key, value, rules. Old systems leave thousands of rules behind that differ in one id only. */
type Index = ReadonlyMap<string, ReadonlyMap<string, readonly ReadRule[]>>;

function byRarestCondition(rules: readonly ReadRule[]): Index {
  const nameOf = ({ key, value }: QueryCondition) => JSON.stringify([key, value]);
  const uses = Map.groupBy(rules.flatMap(({ conditions }) => conditions).map(nameOf), (name) => name);
  const usesOf = (condition: QueryCondition) => uses.get(nameOf(condition))?.length ?? 0;
  const index = new Map<string, Map<string, ReadRule[]>>();
  for (const rule of rules) {
    const rarest = rule.conditions.reduce((one, other) => (usesOf(other) < usesOf(one) ? other : one));
    const values = index.get(rarest.key) ?? new Map<string, ReadRule[]>();
    index.set(rarest.key, values);
    const sharing = values.get(rarest.value) ?? [];
    values.set(rarest.value, sharing);
    sharing.push(rule);
  }
  return index;
}

type Values = ReadonlyMap<string, ReadonlySet<string>>;

function firstThatHolds(index: Index, asked: Values): ReadRule | undefined {
  let first: ReadRule | undefined;
  for (const [key, values] of asked) {
    const indexed = index.get(key);
    if (!indexed) continue;
    for (const value of values)
      for (const rule of indexed.get(value) ?? [])
        if ((!first || comesBefore(rule, first)) && holds(rule, asked)) first = rule;
  }
  return first;
}

function comesBefore(one: ReadRule, other: ReadRule): boolean {
  const more = one.conditions.length - other.conditions.length;
  return more > 0 || (more === 0 && one.number < other.number);
}

function holds({ conditions }: ReadRule, asked: Values): boolean {
  return conditions.every(({ key, value }) => asked.get(key)?.has(value));
}
