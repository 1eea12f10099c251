import { type MixedBranches, mixedBranches } from './mixed-branches.ts';
import type { Query } from './query.ts';
import type { ReadRule } from './read-rule.ts';
import { type RulesOfSource, rulesOfSource } from './rules-of-source.ts';
import { matchMixed, type Segment } from './segment.ts';

/** What a walk has found: the rule, and what its source caught on the way. */
export type Catch = { rule: ReadRule; values: readonly string[]; rest: readonly string[] };

/**
 * Sources with parameters, segment by segment. Where several could go on, words win over words with parameters
 * between them, those over a parameter, and that over `{path*}`.
 */
export type SourceTree = { find: (segments: readonly string[], query: Query) => Catch | undefined };

/** `sources` are the rules of each source, in the order of the table. */
export function sourceTree(sources: Iterable<readonly ReadRule[]>): SourceTree {
  const root = branch();
  for (const rules of sources) plant(root, rules[0]?.source ?? [], rulesOfSource(rules));
  return {
    find(segments, query) {
      const walk: Walk = { segments, query, values: [], restFrom: segments.length };
      const rule = climb(root, 0, walk);
      return rule && { rule, values: walk.values, rest: segments.slice(walk.restFrom) };
    },
  };
}

type Branch = {
  words: Map<string, Branch>;
  mixed: MixedBranches<Branch> | undefined;
  parameter: Branch | undefined;
  /** Rules that end here, and rules whose `{path*}` begins here. */
  here: RulesOfSource | undefined;
  rest: RulesOfSource | undefined;
};

function branch(): Branch {
  return { words: new Map(), mixed: undefined, parameter: undefined, here: undefined, rest: undefined };
}

function plant(at: Branch, [segment, ...others]: readonly Segment[], rules: RulesOfSource): void {
  if (!segment) at.here = rules;
  else if (segment.kind === 'rest') at.rest = rules;
  else plant(next(at, segment), others, rules);
}

function next(at: Branch, segment: Exclude<Segment, { kind: 'rest' }>): Branch {
  if (segment.kind === 'parameter') {
    at.parameter ??= branch();
    return at.parameter;
  }
  if (segment.kind === 'mixed') {
    at.mixed ??= mixedBranches(branch);
    return at.mixed.branchFor(segment);
  }
  const known = at.words.get(segment.words) ?? branch();
  at.words.set(segment.words, known);
  return known;
}

type Walk = { segments: readonly string[]; query: Query; values: string[]; restFrom: number };

function climb(at: Branch, depth: number, walk: Walk): ReadRule | undefined {
  const { segments, query, values } = walk;
  const segment = segments[depth];
  if (segment === undefined) return at.here?.pick(query) ?? at.rest?.pick(query);
  const words = at.words.get(segment);
  const byWords = words && climb(words, depth + 1, walk);
  if (byWords) return byWords;
  const caught = values.length;
  for (const { shape, branch } of at.mixed?.matching(segment) ?? []) {
    matchMixed(shape, segment, values);
    const byMixed = climb(branch, depth + 1, walk);
    if (byMixed) return byMixed;
    values.length = caught;
  }
  if (at.parameter) {
    values.push(segment);
    const byParameter = climb(at.parameter, depth + 1, walk);
    if (byParameter) return byParameter;
    values.length = caught;
  }
  const byRest = at.rest?.pick(query);
  if (byRest) walk.restFrom = depth;
  return byRest;
}
