import type { ParsedRule } from './parse-rule.ts';
import { followRedirects } from './redirect-chain.ts';
import type { RedirectLookup } from './redirect-lookup.ts';
import { splitAddress } from './request-path.ts';
import type { RuleProblem } from './rule-problem.ts';
import { chainingAddresses, sampleAddresses } from './sample-addresses.ts';

/** A rule that is left out of the table, and why. */
export type LoopingRule = { rule: ParsedRule; problem: RuleProblem };

/**
 * Rules that make a redirect loop, whatever pages there are. Of the rules in a loop the last listed is
 * reported, because the others were probably there before it.
 */
export function findRedirectLoops(
  rules: readonly ParsedRule[],
  table: RedirectLookup,
): readonly LoopingRule[] {
  const byNumber = new Map(rules.map((rule) => [rule.number, rule]));
  const crossings = chainingAddresses(rules);
  const found = new Map<number, LoopingRule>();
  for (const rule of rules) {
    if (redirectsToItself(rule, table)) found.set(rule.number, { rule, problem: { kind: 'itself' } });
    for (const address of [...sampleAddresses(rule), ...crossings(rule)]) {
      for (const pageExists of [always, never]) {
        const { loop, hops } = followRedirects(address, table, pageExists);
        const last = byNumber.get(Math.max(...loop));
        if (last && !found.has(last.number))
          found.set(last.number, { rule: last, problem: describeLoop(address, hops) });
      }
    }
  }
  return [...found.values()];
}

const always = () => true;
const never = () => false;

function redirectsToItself(rule: ParsedRule, table: RedirectLookup): boolean {
  return sampleAddresses(rule).every((address) => {
    const { path, query } = splitAddress(address);
    return (
      table.ruleAt(path, query) === rule && !table.hop(path, query, never) && !table.hop(path, query, always)
    );
  });
}

function describeLoop(address: string, hops: readonly { location: string }[]): RuleProblem {
  const stations = [address, ...hops.map(({ location }) => location)].slice(0, 4);
  return { kind: 'circle', stations: stations.join(' → ') };
}
