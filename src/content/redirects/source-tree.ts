import { type MixedBranches, mixedBranches } from './mixed-branches.ts';
import type { ParsedRule } from './parse-rule.ts';
import type { Query } from './query.ts';
import {
  isParameter,
  matchMixed,
  type ParameterKind,
  parameterKinds,
  parameterTakes,
  type Segment,
} from './segment.ts';
import { type SourceRules, sourceRules } from './source-rules.ts';

/** The rule that matches, and the values its source captured. */
export type SourceMatch = { rule: ParsedRule; values: readonly string[]; rest: readonly string[] };

/**
 * Sources with parameters, segment by segment. Where several branches match, a literal wins over a
 * mixed segment, that over a number, that over a code, that over a parameter, and that over `{path*}`.
 */
export type SourceTree = { find: (segments: readonly string[], query: Query) => SourceMatch | undefined };

/** `sources` are the rules of each source, in the order of the table. */
export function sourceTree(sources: Iterable<readonly ParsedRule[]>): SourceTree {
  const root = branch();
  for (const rules of sources) insert(root, rules[0]?.source ?? [], sourceRules(rules));
  return {
    find(segments, query) {
      const walk: Walk = { segments, query, values: [], restFrom: segments.length };
      const rule = search(root, 0, walk);
      return rule && { rule, values: walk.values, rest: segments.slice(walk.restFrom) };
    },
  };
}

type Branch = {
  literals: Map<string, Branch>;
  mixed: MixedBranches<Branch> | undefined;
  parameters: Partial<Record<ParameterKind, Branch>>;
  /** Rules that end here, and rules whose `{path*}` begins here. */
  ending: SourceRules | undefined;
  rest: SourceRules | undefined;
};

function branch(): Branch {
  return {
    literals: new Map(),
    mixed: undefined,
    parameters: {},
    ending: undefined,
    rest: undefined,
  };
}

function insert(at: Branch, [segment, ...others]: readonly Segment[], rules: SourceRules): void {
  if (!segment) at.ending = rules;
  else if (segment.kind === 'rest') at.rest = rules;
  else insert(childFor(at, segment), others, rules);
}

function childFor(at: Branch, segment: Exclude<Segment, { kind: 'rest' }>): Branch {
  if (isParameter(segment)) {
    const known = at.parameters[segment.kind] ?? branch();
    at.parameters[segment.kind] = known;
    return known;
  }
  if (segment.kind === 'mixed') {
    at.mixed ??= mixedBranches(branch);
    return at.mixed.branchFor(segment);
  }
  const known = at.literals.get(segment.text) ?? branch();
  at.literals.set(segment.text, known);
  return known;
}

type Walk = { segments: readonly string[]; query: Query; values: string[]; restFrom: number };

function search(at: Branch, depth: number, walk: Walk): ParsedRule | undefined {
  const { segments, query, values } = walk;
  const segment = segments[depth];
  if (segment === undefined) return at.ending?.match(query) ?? at.rest?.match(query);
  const literal = at.literals.get(segment);
  const byLiteral = literal && search(literal, depth + 1, walk);
  if (byLiteral) return byLiteral;
  const caught = values.length;
  for (const { shape, branch } of at.mixed?.matching(segment) ?? []) {
    matchMixed(shape, segment, values);
    const byMixed = search(branch, depth + 1, walk);
    if (byMixed) return byMixed;
    values.length = caught;
  }
  for (const kind of parameterKinds) {
    const whole = at.parameters[kind];
    if (!whole || !parameterTakes(kind, segment)) continue;
    values.push(segment);
    const byWhole = search(whole, depth + 1, walk);
    if (byWhole) return byWhole;
    values.length = caught;
  }
  const byRest = at.rest?.match(query);
  if (byRest) walk.restFrom = depth;
  return byRest;
}
