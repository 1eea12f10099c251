import { type Query, readQuery } from './query.ts';
import type { ReadRule } from './read-rule.ts';
import { type AskedPath, readPath } from './request-path.ts';
import { type RulesOfSource, rulesOfSource } from './rules-of-source.ts';
import type { Segment } from './segment.ts';
import { type Catch, sourceTree } from './source-tree.ts';
import { type Answers, type Moved, movedTo, type Place, whereTo } from './where-to.ts';

type Find = (path: string, query: string, answers: Answers) => Moved | undefined;

export type LookUp = {
  /** Where the visitor of an old address is sent; path and query as they stand in the request. */
  find: Find;
  /** The same without looking where it ends: rules may send a visitor round in circles. */
  hop: Find;
  /** Whose turn it is at an address, whether or not it then sends the visitor away. */
  ruleAt: (path: string, query: string) => ReadRule | undefined;
};

/** Sources without parameters in a map, the others in a tree: no rule is tried that does not fit (docs/decisions/010). */
export function lookUp(rules: readonly ReadRule[]): LookUp {
  const exact = new Map<string, RulesOfSource>();
  const patterns: (readonly ReadRule[])[] = [];
  for (const [shape, same] of Map.groupBy(rules, (rule) => shapeOf(rule.source))) {
    if (shape.startsWith('/')) exact.set(shape, rulesOfSource(same));
    else patterns.push(same);
  }
  const tree = sourceTree(patterns);

  function catchAt(asked: AskedPath, query: Query): Catch | undefined {
    const rule = asked.key === undefined ? undefined : exact.get(asked.key)?.pick(query);
    return rule ? { rule, values: [], rest: [] } : tree.find(asked.segments(), query);
  }

  function next(path: string, query: string, answers: Answers): Place | undefined {
    const asked = readPath(path);
    const caught = asked && catchAt(asked, readQuery(query));
    return caught && whereTo(caught, asked, query, answers);
  }

  return {
    hop(path, query, answers) {
      const place = next(path, query, answers);
      return place && movedTo(place);
    },
    find(path, query, answers) {
      const place = next(path, query, answers);
      return place && endsSomewhere(place, next, answers) ? movedTo(place) : undefined;
    },
    ruleAt(path, query) {
      const asked = readPath(path);
      return asked && catchAt(asked, readQuery(query))?.rule;
    },
  };
}

/** Two sources with the same shape answer the same addresses. Without parameters, it is the path itself. */
export function shapeOf(source: readonly Segment[]): string {
  const words = source.map((segment) => (segment.kind === 'words' ? segment.words : undefined));
  if (!words.includes(undefined)) return `/${words.join('/')}`;
  return JSON.stringify(
    source.map((segment) => {
      if (segment.kind === 'words') return segment.words;
      if (segment.kind === 'mixed') return [segment.prefix, segment.between, segment.suffix];
      return [segment.kind];
    }),
  );
}

export const MOST_HOPS = 12;

type Next = (path: string, query: string, answers: Answers) => Place | undefined;

/** The check at load names rules that lead in circles; what it cannot foresee is caught here. */
function endsSomewhere(first: Place, next: Next, answers: Answers): boolean {
  let at: Place | undefined = first;
  for (let hops = 1; hops < MOST_HOPS; hops += 1) {
    at = at.origin === '' ? next(at.path, at.query, answers) : undefined;
    if (!at) return true;
  }
  return false;
}
