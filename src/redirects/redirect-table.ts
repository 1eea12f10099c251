import { type ParsedRule, parseRule, type RuleSite } from './parse-rule.ts';
import { createLookup, type RedirectLookup } from './redirect-lookup.ts';
import { findRedirectLoops } from './redirect-loops.ts';

/** A site's redirect rules, compiled for lookup. */
export type RedirectTable = RedirectLookup & {
  rules: readonly ParsedRule[];
  /** Invalid rules and rules that make loops; they are left out. */
  refused: readonly RefusedRule[];
};

export type RefusedRule = { number: number; source: string; reason: string; kind: 'malformed' | 'loop' };

/** `body` is the table as it was published. An invalid rule, or one that makes a loop, is left out. */
export function compileTable(body: readonly unknown[], site: RuleSite): RedirectTable {
  const refused: RefusedRule[] = [];
  let rules: readonly ParsedRule[] = body.flatMap((each, at) => {
    const result = parseRule(each, at + 1, site);
    if (result.state === 'parsed') return [result.rule];
    const { number, source, reason } = result;
    refused.push({ number, source, reason, kind: 'malformed' });
    return [];
  });
  for (;;) {
    const table = createLookup(rules);
    const looping = findRedirectLoops(rules, table);
    if (looping.length === 0) return { ...table, rules, refused };
    for (const { rule, reason } of looping)
      refused.push({ number: rule.number, source: rule.authored.source, reason, kind: 'loop' });
    const faulty = new Set(looping.map(({ rule }) => rule));
    rules = rules.filter((rule) => !faulty.has(rule));
  }
}
