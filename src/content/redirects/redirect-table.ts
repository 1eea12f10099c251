import { type ParsedRule, parseRule, type RuleField, type RuleSite } from './parse-rule.ts';
import { createLookup, type RedirectLookup } from './redirect-lookup.ts';
import { findRedirectLoops } from './redirect-loops.ts';
import { describeProblem, type RuleProblem } from './rule-problem.ts';

/** A site's redirect rules, compiled for lookup. */
export type RedirectTable = RedirectLookup & {
  rules: readonly ParsedRule[];
  /** Invalid rules and rules that make loops; they are left out. */
  refused: readonly RefusedRule[];
};

export type RefusedRule = { number: number; source: string; reason: string } & RefusedBy;

/** What is wrong with it, and in a rule that is wrong by itself the field where that stands. */
type RefusedBy =
  | { kind: 'malformed'; problem: RuleProblem; field: RuleField }
  | { kind: 'loop'; problem: RuleProblem };

/** `body` is the table as it was published. An invalid rule, or one that makes a loop, is left out. */
export function compileTable(body: readonly unknown[], site: RuleSite): RedirectTable {
  const refused: RefusedRule[] = [];
  let rules: readonly ParsedRule[] = body.flatMap((each, at) => {
    const result = parseRule(each, at + 1, site);
    if (result.state === 'parsed') return [result.rule];
    const { number, source, problem, field } = result;
    refused.push({ number, source, reason: describeProblem(problem), kind: 'malformed', problem, field });
    return [];
  });
  for (;;) {
    const table = createLookup(rules);
    const looping = findRedirectLoops(rules, table);
    if (looping.length === 0) return { ...table, rules, refused };
    for (const { rule, problem } of looping) {
      const { number, authored } = rule;
      const reason = describeProblem(problem);
      refused.push({ number, source: authored.source, reason, kind: 'loop', problem });
    }
    const faulty = new Set(looping.map(({ rule }) => rule));
    rules = rules.filter((rule) => !faulty.has(rule));
  }
}
