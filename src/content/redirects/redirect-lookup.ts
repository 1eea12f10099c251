import type { ParsedRule } from './parse-rule.ts';
import { parseQuery, type Query } from './query.ts';
import { parsePath, type RequestPath } from './request-path.ts';
import {
  type PageExists,
  type Redirect,
  type RedirectTarget,
  resolveTarget,
  toRedirect,
} from './resolve-target.ts';
import type { Segment } from './segment.ts';
import { type SourceRules, sourceRules } from './source-rules.ts';
import { type SourceMatch, sourceTree } from './source-tree.ts';

type Find = (path: string, query: string, pageExists: PageExists) => Redirect | undefined;

export type RedirectLookup = {
  /** The redirect for a request; path and query as in the request. */
  find: Find;
  /** The same without following the chain: it may be a loop. */
  hop: Find;
  /** The rule that matches an address, whether or not it then redirects. */
  ruleAt: (path: string, query: string) => ParsedRule | undefined;
};

/** Sources without parameters in a map, the others in a tree: no rule is tried that does not match (docs/decisions/010). */
export function createLookup(rules: readonly ParsedRule[]): RedirectLookup {
  const exact = new Map<string, SourceRules>();
  const patterns: (readonly ParsedRule[])[] = [];
  for (const [shape, same] of Map.groupBy(rules, (rule) => patternKey(rule.source))) {
    if (shape.startsWith('/')) exact.set(shape, sourceRules(same));
    else patterns.push(same);
  }
  const tree = sourceTree(patterns);

  function matchAt(requestPath: RequestPath, query: Query): SourceMatch | undefined {
    const rule = requestPath.key === undefined ? undefined : exact.get(requestPath.key)?.match(query);
    return rule ? { rule, values: [], rest: [] } : tree.find(requestPath.segments(), query);
  }

  function next(path: string, query: string, pageExists: PageExists): RedirectTarget | undefined {
    const requestPath = parsePath(path);
    const match = requestPath && matchAt(requestPath, parseQuery(query));
    return match && resolveTarget(match, requestPath, query, pageExists);
  }

  return {
    hop(path, query, pageExists) {
      const target = next(path, query, pageExists);
      return target && toRedirect(target);
    },
    find(path, query, pageExists) {
      const target = next(path, query, pageExists);
      return target && terminates(target, next, pageExists) ? toRedirect(target) : undefined;
    },
    ruleAt(path, query) {
      const requestPath = parsePath(path);
      return requestPath && matchAt(requestPath, parseQuery(query))?.rule;
    },
  };
}

/** Two sources with the same key match the same addresses. Without parameters, it is the path itself. */
export function patternKey(source: readonly Segment[]): string {
  const literals = source.map((segment) => (segment.kind === 'literal' ? segment.text : undefined));
  if (!literals.includes(undefined)) return `/${literals.join('/')}`;
  return JSON.stringify(
    source.map((segment) => {
      if (segment.kind === 'literal') return segment.text;
      if (segment.kind === 'mixed') return [segment.prefix, segment.between, segment.suffix];
      return [segment.kind];
    }),
  );
}

export const MAX_HOPS = 12;

type Next = (path: string, query: string, pageExists: PageExists) => RedirectTarget | undefined;

/** Loops are reported when the table is compiled; this catches those that only certain requests make. */
function terminates(first: RedirectTarget, next: Next, pageExists: PageExists): boolean {
  let at: RedirectTarget | undefined = first;
  for (let hops = 1; hops < MAX_HOPS; hops += 1) {
    at = at.origin === '' ? next(at.path, at.query, pageExists) : undefined;
    if (!at) return true;
  }
  return false;
}
