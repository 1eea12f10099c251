import { addressIn, type Bindings, madeUp, meeting } from './addresses.ts';
import type { ReadRule } from './read-rule.ts';

/** Addresses at which a rule should fire, with values that no other rule speaks of. */
export function examplesOf({ source, conditions }: ReadRule): readonly string[] {
  const hasRest = source.at(-1)?.kind === 'rest';
  return madeUp.slice(0, hasRest ? undefined : 1).map((values) => addressIn(source, conditions, values));
}

/** Addresses from which a rule leads to the source of another one. `{brand}` may be just the word that closes a circle. */
export function crossingsOf(rules: readonly ReadRule[]): (rule: ReadRule) => readonly string[] {
  const byFirst = Map.groupBy(rules, ({ source: [first] }) => (first?.kind === 'words' ? first.words : ''));
  return (rule) => {
    const found: string[] = [];
    for (const { origin, segments } of [rule.destination, rule.otherwise].filter(
      (one) => one !== undefined,
    )) {
      if (origin !== '' || segments.every(({ kind }) => kind === 'words')) continue;
      const [first] = segments;
      const near =
        first?.kind === 'words' ? [...(byFirst.get(first.words) ?? []), ...(byFirst.get('') ?? [])] : rules;
      for (const other of near) {
        const bindings: Bindings | undefined = meeting(segments, other.source);
        if (bindings) found.push(addressIn(rule.source, rule.conditions, bindings));
      }
    }
    return found;
  };
}
