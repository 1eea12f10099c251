import { closingCircles } from './circles.ts';
import { type LookUp, lookUp } from './look-up.ts';
import { type ReadRule, readRule, type SiteOfRules } from './read-rule.ts';

/** A site's old addresses, compiled. */
export type RedirectTable = LookUp & {
  rules: readonly ReadRule[];
  /** Rules that were left out; the others stand. */
  refused: readonly RefusedRule[];
};

export type RefusedRule = { number: number; source: string; reason: string; fault: 'malformed' | 'circle' };

/** `body` is the table as it was published. A rule that makes no sense or leads in circles is left out. */
export function compileTable(body: readonly unknown[], site: SiteOfRules): RedirectTable {
  const refused: RefusedRule[] = [];
  let rules: readonly ReadRule[] = body.flatMap((each, at) => {
    const reading = readRule(each, at + 1, site);
    if (reading.state === 'read') return [reading.rule];
    const { number, source, reason } = reading;
    refused.push({ number, source, reason, fault: 'malformed' });
    return [];
  });
  for (;;) {
    const table = lookUp(rules);
    const closing = closingCircles(rules, table);
    if (closing.length === 0) return { ...table, rules, refused };
    for (const { rule, reason } of closing)
      refused.push({ number: rule.number, source: rule.written.source, reason, fault: 'circle' });
    const faulty = new Set(closing.map(({ rule }) => rule));
    rules = rules.filter((rule) => !faulty.has(rule));
  }
}
