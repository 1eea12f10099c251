import { encodeSegment } from './request-path.ts';
import type { QueryCondition } from './rule.ts';
import {
  isParameter,
  type Mixed,
  matchMixed,
  type ParameterKind,
  parameterKinds,
  parameterTakes,
  type Segment,
} from './segment.ts';

/** A value that matches only where any value does. */
const placeholder = (at: number) => `q${'x'.repeat(at + 1)}`;

const placeholders: Record<ParameterKind, string> = {
  number: '70707070',
  code: 'QX-7.0',
  parameter: placeholder(0),
};

/** An address that a source describes; parameters without a value get a placeholder. */
export function buildAddress(
  source: readonly Segment[],
  conditions: readonly QueryCondition[],
  { values, rest }: { values: ReadonlyMap<string, string>; rest: readonly string[] },
): string {
  const segments = source.flatMap((segment) =>
    segment.kind === 'rest' ? rest : [segmentText(segment, values)],
  );
  const query = conditions.map(({ key, value }) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  return `/${segments.map(encodeSegment).join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function segmentText(
  segment: Exclude<Segment, { kind: 'rest' }>,
  values: ReadonlyMap<string, string> = new Map(),
): string {
  if (segment.kind === 'literal') return segment.text;
  if (isParameter(segment)) {
    const value = values.get(segment.name);
    const isTaken = value !== undefined && parameterTakes(segment.kind, value);
    return isTaken ? value : placeholders[segment.kind];
  }
  const after = [...segment.between, segment.suffix];
  const parts = segment.names.map((name, at) => `${values.get(name) ?? placeholder(at)}${after[at]}`);
  return segment.prefix + parts.join('');
}

export type Bindings = { values: ReadonlyMap<string, string>; rest: readonly string[] };

export const placeholderBindings: readonly Bindings[] = [[], ['qx'], ['qx', 'qy']].map((rest) => ({
  values: new Map(),
  rest,
}));

/**
 * Which values make an address of `one` also an address of `other`, if any do. Of two mixed segments only
 * the simple cases are found.
 */
export function unify(one: readonly Segment[], other: readonly Segment[]): Bindings | undefined {
  const values = new Map<string, string>();
  for (let at = 0; ; at += 1) {
    const [left, right] = [one[at], other[at]];
    if (right?.kind === 'rest' || (!left && !right)) return { values, rest: [] };
    if (left?.kind === 'rest')
      return at === one.length - 1 ? { values, rest: remaining(other, at) } : undefined;
    if (!left || !right) return undefined;
    const found = unifySegments(left, right);
    if (!found) return undefined;
    for (const [name, value] of found) {
      if ((values.get(name) ?? value) !== value) return undefined;
      values.set(name, value);
    }
  }
}

/**
 * Narrows many patterns to those that a pattern may unify with: they begin with the same literal, or with none. A table
 * has thousands of rules.
 */
export function indexByFirstSegment<T>(
  items: readonly T[],
  patternOf: (item: T) => readonly Segment[],
): (pattern: readonly Segment[]) => readonly T[] {
  const index = Map.groupBy(items, (item) => firstLiteral(patternOf(item)));
  return (pattern) => {
    const first = firstLiteral(pattern);
    if (first === undefined) return items;
    return [...(index.get(first) ?? []), ...(index.get(undefined) ?? [])];
  };
}

function firstLiteral([first]: readonly Segment[]): string | undefined {
  // Stryker disable next-line ConditionalExpression,StringLiteral: without the index the same rules are found, only later.
  return first?.kind === 'literal' ? first.text : undefined;
}

type Single = Exclude<Segment, { kind: 'rest' }>;

function remaining(segments: readonly Segment[], from: number): string[] {
  return segments.slice(from).flatMap((segment) => (segment.kind === 'rest' ? [] : [segmentText(segment)]));
}

function unifySegments(left: Single, right: Single): readonly [string, string][] | undefined {
  if (isParameter(left)) {
    if (isParameter(right) && parameterKinds.indexOf(left.kind) <= parameterKinds.indexOf(right.kind))
      return [];
    const text = segmentText(right);
    return parameterTakes(left.kind, text) ? [[left.name, text]] : undefined;
  }
  if (left.kind === 'literal') return matchesText(right, left.text) ? [] : undefined;
  if (right.kind === 'literal') return captureMixed(left, right.text);
  return matchesText(right, segmentText(left)) ? [] : undefined;
}

function matchesText(segment: Single, text: string): boolean {
  if (segment.kind === 'literal') return segment.text === text;
  if (isParameter(segment)) return parameterTakes(segment.kind, text);
  return matchMixed(segment, text, []);
}

function captureMixed(mixed: Mixed, text: string): [string, string][] | undefined {
  const captured: string[] = [];
  if (!matchMixed(mixed, text, captured)) return undefined;
  return mixed.names.map((name, at) => [name, captured[at] ?? '']);
}
