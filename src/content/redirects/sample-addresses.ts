import {
  type Bindings,
  buildAddress,
  indexByFirstSegment,
  placeholderBindings,
  unify,
} from './address-patterns.ts';
import type { ParsedRule } from './parse-rule.ts';

/** Addresses that a rule should match, with values that no other rule names. */
export function sampleAddresses({ source, conditions }: ParsedRule): readonly string[] {
  const hasRest = source.at(-1)?.kind === 'rest';
  return placeholderBindings
    .slice(0, hasRest ? undefined : 1)
    .map((values) => buildAddress(source, conditions, values));
}

/** Addresses from which a rule redirects to the source of another one: some values of `{brand}` may close a loop. */
export function chainingAddresses(rules: readonly ParsedRule[]): (rule: ParsedRule) => readonly string[] {
  const candidatesFor = indexByFirstSegment(rules, ({ source }) => source);
  return (rule) => {
    const found: string[] = [];
    for (const { origin, segments } of [rule.destination, rule.otherwise].filter(
      (one) => one !== undefined,
    )) {
      // Stryker disable next-line all: it would only try addresses that need not be tried.
      if (origin !== '' || segments.every(({ kind }) => kind === 'literal')) continue;
      for (const other of candidatesFor(segments)) {
        const bindings: Bindings | undefined = unify(segments, other.source);
        if (bindings) found.push(buildAddress(rule.source, rule.conditions, bindings));
      }
    }
    return found;
  };
}
