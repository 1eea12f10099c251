import { crossingsOf, examplesOf } from './examples.ts';
import { follow } from './journey.ts';
import type { LookUp } from './look-up.ts';
import type { ReadRule } from './read-rule.ts';
import { partsOf } from './request-path.ts';

/** A rule that must not be in the table, and why. */
export type Closing = { rule: ReadRule; reason: string };

/**
 * Rules that send a visitor round in circles, whatever pages there are. Of the rules in a circle the last listed is
 * at fault: it was written when the others were there.
 */
export function closingCircles(rules: readonly ReadRule[], table: LookUp): readonly Closing[] {
  const byNumber = new Map(rules.map((rule) => [rule.number, rule]));
  const crossings = crossingsOf(rules);
  const found = new Map<number, Closing>();
  for (const rule of rules) {
    if (leadsToItself(rule, table))
      found.set(rule.number, { rule, reason: 'it leads to the address it stands on' });
    for (const address of [...examplesOf(rule), ...crossings(rule)]) {
      for (const answers of [always, never]) {
        const { circle, hops } = follow(address, table, answers);
        const last = byNumber.get(Math.max(...circle));
        if (last && !found.has(last.number))
          found.set(last.number, { rule: last, reason: roundTrip(address, hops) });
      }
    }
  }
  return [...found.values()];
}

const always = () => true;
const never = () => false;

function leadsToItself(rule: ReadRule, table: LookUp): boolean {
  return examplesOf(rule).every((address) => {
    const { path, query } = partsOf(address);
    return (
      table.ruleAt(path, query) === rule && !table.hop(path, query, never) && !table.hop(path, query, always)
    );
  });
}

function roundTrip(address: string, hops: readonly { location: string }[]): string {
  const stations = [address, ...hops.map(({ location }) => location)].slice(0, 4);
  return `it sends visitors round in circles: ${stations.join(' → ')}`;
}
