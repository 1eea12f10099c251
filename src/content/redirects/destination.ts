import {
  type Captured,
  fillTemplate,
  mergeLiterals,
  type ParameterNames,
  parameterPart,
  restPart,
  type TemplatePart,
} from './destination-template.ts';
import { InvalidRuleError } from './invalid-rule-error.ts';
import { parseQueryTemplate } from './parse-query-template.ts';
import { mergeQuery } from './query.ts';
import { encodeSegment } from './request-path.ts';
import { isParameter, parseSegments, type Segment } from './segment.ts';

/** A rule's destination, parsed once so that a redirect only has to fill it in. */
export type Destination = {
  /** '' on the same site, otherwise `https://host`. */
  origin: string;
  segments: readonly Segment[];
  path: readonly TemplatePart[];
  query: readonly TemplatePart[];
  fragment: string;
  /** Keys of the request's query that are not passed on: its own, and those of conditions (ROUTE-21). */
  excludedKeys: ReadonlySet<string>;
};

/** Throws InvalidRuleError. `consumed` are the keys of the rule's conditions. */
export function parseDestination(
  text: string,
  names: ParameterNames,
  consumed: readonly string[] = [],
): Destination {
  const shape = anAddress.exec(text);
  const [, origin = '', path = '', query = '', fragment = ''] = shape ?? [];
  if (!shape || path.startsWith('//') || (origin === '' && path === ''))
    throw new InvalidRuleError({ kind: 'no address', text });
  if (/[^\x21-\x7e]/.test(fragment)) throw new InvalidRuleError({ kind: 'not encoded', text: fragment });
  const segments = parseSegments(path);
  const pieces = segments.flatMap((segment) => toParts(segment, names));
  // Here no address ends in a slash; other hosts may insist on it.
  const end = origin !== '' && path.endsWith('/') ? '/' : '';
  const own = parseQueryTemplate(query.slice(1), names);
  return {
    origin,
    segments,
    path: mergeLiterals([...pieces, end]),
    query: own.pieces,
    fragment,
    excludedKeys: new Set([...own.keys, ...consumed]),
  };
}

// The host is fixed: a parameter in it would let anybody choose where the site sends people.
const anAddress = /^(https?:\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?(?=[/?#]|$))?((?:\/[^?#]*)?)(\?[^#]*)?(#.*)?$/is;

function toParts(segment: Segment, names: ParameterNames): readonly TemplatePart[] {
  if (segment.kind === 'literal') return [`/${encodeSegment(segment.text)}`];
  if (segment.kind === 'rest') return [restPart(segment.name, names)];
  if (isParameter(segment)) return ['/', parameterPart(segment.name, names)];
  const { prefix, between, suffix } = segment;
  const after = [...between, suffix].map(encodeSegment);
  return [
    `/${encodeSegment(prefix)}`,
    ...segment.names.flatMap((name, at) => [parameterPart(name, names), after[at] ?? '']),
  ];
}

/** The path alone, encoded. */
export function destinationPath({ path, origin }: Destination, captured: Captured): string {
  return fillTemplate(path, captured, encodeSegment) || (origin ? '' : '/');
}

/** Its own query, and what is passed on of the request's. */
export function destinationQuery(
  { query, excludedKeys: taken }: Destination,
  captured: Captured,
  requestQuery: string,
): string {
  return mergeQuery(fillTemplate(query, captured, encodeURIComponent), taken, requestQuery);
}
