import { examplesOf } from './examples.ts';
import type { Finding } from './finding.ts';
import { shapeOf } from './look-up.ts';
import type { ReadRule } from './read-rule.ts';
import { partsOf } from './request-path.ts';
import type { RedirectTable } from './table.ts';

/** Rules that are in the table for nothing. */
export function neverFiring(table: RedirectTable): Finding[] {
  const earlierOnSource = firstOnEachSource();
  return table.rules.flatMap((rule): Finding[] => {
    const at = { rule: rule.number, source: rule.written.source, level: 'warning' as const };
    const earlier = earlierOnSource(rule);
    if (earlier) return [{ ...at, ...asTold(rule, earlier) }];
    const reason = takenByServer(rule) ?? takenByOthers(rule, table);
    return reason ? [{ ...at, fault: 'never fires', sentence: reason }] : [];
  });
}

/** On one source the first listed wins (ROUTE-18): nothing is left for a rule that asks for the same. */
function firstOnEachSource(): (rule: ReadRule) => ReadRule | undefined {
  const first = new Map<string, ReadRule>();
  return (rule) => {
    const wanted = rule.conditions.map(({ key, value }) => JSON.stringify([key, value])).sort();
    const name = [shapeOf(rule.source), ...wanted].join(' ');
    const earlier = first.get(name);
    if (!earlier) first.set(name, rule);
    return earlier;
  };
}

function asTold(rule: ReadRule, { number, written }: ReadRule): Pick<Finding, 'fault' | 'sentence'> {
  const same = written.destination === rule.written.destination;
  const winner = same
    ? 'leads to the same place'
    : `leads to ${written.destination} and wins, being listed first`;
  return { fault: 'duplicate', sentence: `Rule ${number} has the same source; it ${winner}.` };
}

/** Addresses that are answered before any rule is asked (ROUTE-01 to ROUTE-08). */
const ofTheServer = ['api', 'content-api', 'service', 'media', 'assets', 'preview', 'admin'];
const filesOfTheServer = ['/healthz', '/livez', '/robots.txt', '/sitemap.xml'];

function takenByServer({ source, written }: ReadRule): string | undefined {
  const [first, second] = source;
  if (filesOfTheServer.includes(written.source))
    return 'It never fires: the server keeps this address for itself.';
  if (first?.kind !== 'words' || !second || !ofTheServer.includes(first.words)) return undefined;
  const others = `the server keeps all that lies below /${first.words} for itself`;
  return second.kind === 'rest'
    ? `It only fires at /${first.words}: ${others}.`
    : `It never fires: ${others}.`;
}

function takenByOthers(rule: ReadRule, table: RedirectTable): string | undefined {
  const winners = examplesOf(rule).map((address) => {
    const { path, query } = partsOf(address);
    return table.ruleAt(path, query);
  });
  if (winners.includes(rule)) return undefined;
  const numbers = [...new Set(winners.map((winner) => winner?.number))];
  return `It never fires: ${numbers.length === 1 ? 'rule' : 'rules'} ${numbers.join(' and ')} describe its addresses more closely.`;
}
