import type { Finding } from './finding.ts';
import type { ParsedRule } from './parse-rule.ts';
import { patternKey } from './redirect-lookup.ts';
import type { RedirectTable } from './redirect-table.ts';
import { splitAddress } from './request-path.ts';
import { sampleAddresses } from './sample-addresses.ts';

/** Duplicate rules and rules that no request reaches. */
export function unreachableRules(table: RedirectTable): Finding[] {
  const earlierOnSource = earlierDuplicate();
  return table.rules.flatMap((rule): Finding[] => {
    const at = { rule: rule.number, source: rule.authored.source, level: 'warning' as const };
    const earlier = earlierOnSource(rule);
    if (earlier) return [{ ...at, ...duplicateFinding(rule, earlier) }];
    const reason = reservedByServer(rule) ?? shadowedByRules(rule, table);
    return reason ? [{ ...at, kind: 'unreachable', sentence: reason }] : [];
  });
}

/** On one source the first listed wins (ROUTE-18): a rule with the same conditions is never reached. */
function earlierDuplicate(): (rule: ParsedRule) => ParsedRule | undefined {
  const first = new Map<string, ParsedRule>();
  return (rule) => {
    const wanted = rule.conditions.map(({ key, value }) => JSON.stringify([key, value])).sort();
    const name = [patternKey(rule.source), ...wanted].join(' ');
    const earlier = first.get(name);
    if (!earlier) first.set(name, rule);
    return earlier;
  };
}

function duplicateFinding(
  rule: ParsedRule,
  { number, authored: written }: ParsedRule,
): Pick<Finding, 'kind' | 'sentence'> {
  const same = written.destination === rule.authored.destination;
  const winner = same
    ? 'leads to the same place'
    : `leads to ${written.destination} and wins, being listed first`;
  return { kind: 'duplicate', sentence: `Rule ${number} has the same source; it ${winner}.` };
}

/** Addresses that are handled before redirects (ROUTE-01 to ROUTE-08). */
const reservedPrefixes = ['api', 'content-api', 'service', 'media', 'assets', 'preview', 'admin'];
const reservedPaths = ['/healthz', '/livez', '/robots.txt', '/sitemap.xml'];

function reservedByServer({ source, authored: written }: ParsedRule): string | undefined {
  const [first, second] = source;
  if (reservedPaths.includes(written.source))
    return 'It never fires: the server keeps this address for itself.';
  if (first?.kind !== 'literal' || !second || !reservedPrefixes.includes(first.text)) return undefined;
  const others = `the server keeps all that lies below /${first.text} for itself`;
  return second.kind === 'rest'
    ? `It only fires at /${first.text}: ${others}.`
    : `It never fires: ${others}.`;
}

function shadowedByRules(rule: ParsedRule, table: RedirectTable): string | undefined {
  const winners = sampleAddresses(rule).map((address) => {
    const { path, query } = splitAddress(address);
    return table.ruleAt(path, query);
  });
  if (winners.includes(rule)) return undefined;
  const numbers = [...new Set(winners.map((winner) => winner?.number))];
  return `It never fires: ${numbers.length === 1 ? 'rule' : 'rules'} ${numbers.join(' and ')} describe its addresses more closely.`;
}
