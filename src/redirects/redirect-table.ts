import { type ParsedRule, parseRule, type RuleSite } from './parse-rule.ts';
import { createLookup, type RedirectLookup } from './redirect-lookup.ts';
import { findRedirectLoops } from './redirect-loops.ts';

/** A site's old addresses, compiled. */
export type RedirectTable = RedirectLookup & {
  rules: readonly ParsedRule[];
  /** Rules that were left out; the others stand. */
  refused: readonly RefusedRule[];
};

export type RefusedRule = { number: number; source: string; reason: string; kind: 'malformed' | 'loop' };

/** `body` is the table as it was published. A rule that makes no sense or leads in circles is left out. */
export function compileTable(body: readonly unknown[], site: RuleSite): RedirectTable {
  const refused: RefusedRule[] = [];
  let rules: readonly ParsedRule[] = body.flatMap((each, at) => {
    const reading = parseRule(each, at + 1, site);
    if (reading.state === 'read') return [reading.rule];
    const { number, source, reason } = reading;
    refused.push({ number, source, reason, kind: 'malformed' });
    return [];
  });
  for (;;) {
    const table = createLookup(rules);
    const closing = findRedirectLoops(rules, table);
    if (closing.length === 0) return { ...table, rules, refused };
    for (const { rule, reason } of closing)
      refused.push({ number: rule.number, source: rule.authored.source, reason, kind: 'loop' });
    const faulty = new Set(closing.map(({ rule }) => rule));
    rules = rules.filter((rule) => !faulty.has(rule));
  }
}
