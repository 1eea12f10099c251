import type { FoundPage } from '../../../src/content/publishing/page-tree.ts';
import type { RedirectTable } from '../../../src/content/redirects/redirect-table.ts';
import type { RedirectRule } from '../../../src/content/redirects/rule.ts';
import type { RuleProblem } from '../../../src/content/redirects/rule-problem.ts';
import { traceRedirects } from './trace-redirects.ts';

type PlainPage = { id: number | string; title: string; path: string };
type Pages = { pages: readonly PlainPage[]; find: (path: string) => FoundPage<PlainPage> | undefined };

/** What an editor should know about a rule before it is saved. */
export type RuleWarning =
  | { kind: 'refused'; problem: RuleProblem }
  | { kind: 'covers'; title: string; path: string; others: number }
  | { kind: 'shadowed'; by: string }
  | { kind: 'dead'; address: string }
  | { kind: 'chain'; through: string; end: string };

type Tables = {
  /** All rules of the site with this one among them, and its number there. */
  all: RedirectTable;
  number: number;
  /** This rule by itself. */
  alone: RedirectTable;
  sourceOf: (number: number) => string;
};

const hasPlaceholder = (address: string) => address.includes('{');

/** A rule that the site would refuse is wrong altogether; everything else is worth a thought. */
export function findRuleWarnings(rule: RedirectRule, pages: Pages, tables: Tables): readonly RuleWarning[] {
  const refused = [...tables.all.refused, ...tables.alone.refused].find(
    ({ source }) => source === rule.source,
  );
  if (refused) return [{ kind: 'refused', problem: refused.problem }];
  return [...covered(rule, pages, tables), ...shadowing(rule, pages, tables), ...target(rule, pages, tables)];
}

function covered({ has }: RedirectRule, { pages }: Pages, { alone }: Tables): RuleWarning[] {
  if (has) return [];
  const [first, ...others] = pages.filter(({ path }) => traceOf(path, alone, pages).length > 0);
  return first ? [{ kind: 'covers', title: first.title, path: first.path, others: others.length }] : [];
}

/** The one hop of a table, without following it. */
function traceOf(path: string, table: RedirectTable, pages: readonly PlainPage[]) {
  const tree = { pages, find: () => undefined };
  return path.includes(',-w-,') ? [] : traceRedirects(path, table, tree).hops;
}

function shadowing({ source }: RedirectRule, pages: Pages, { all, number, sourceOf }: Tables): RuleWarning[] {
  if (hasPlaceholder(source)) return [];
  const winner = traceRedirects(source, all, pages).hops[0]?.rule;
  return winner === undefined || winner === number ? [] : [{ kind: 'shadowed', by: sourceOf(winner) }];
}

function target(
  { destination, otherwise }: RedirectRule,
  pages: Pages,
  { all, sourceOf }: Tables,
): RuleWarning[] {
  if (!destination.startsWith('/') || hasPlaceholder(destination)) return [];
  const { hops, end } = traceRedirects(destination, all, pages);
  const [next] = hops;
  if (end.state === 'nothing' && !otherwise)
    return [{ kind: 'dead', address: hops.at(-1)?.location ?? destination }];
  return next ? [{ kind: 'chain', through: sourceOf(next.rule), end: hops.at(-1)?.location ?? '' }] : [];
}
