import { type Captured, filled, joined, type Names, type Piece, parameterOf, restOf } from './piece.ts';
import { passedOn } from './query.ts';
import { RuleRefused } from './refusal.ts';
import { encodeSegment } from './request-path.ts';
import { readSegments, type Segment } from './segment.ts';
import { writtenQuery } from './written-query.ts';

/** Where a rule leads, taken apart once so that sending a visitor there is only putting together. */
export type Destination = {
  /** '' on the same site, otherwise `https://host`. */
  origin: string;
  segments: readonly Segment[];
  path: readonly Piece[];
  query: readonly Piece[];
  fragment: string;
  /** Keys of the visitor's query that stay behind: those of its own, and those that conditions spoke of (ROUTE-21). */
  taken: ReadonlySet<string>;
};

/** Throws RuleRefused. `consumed` are the keys of the rule's conditions. */
export function readDestination(text: string, names: Names, consumed: readonly string[] = []): Destination {
  const shape = anAddress.exec(text);
  const [, origin = '', path = '', query = '', fragment = ''] = shape ?? [];
  if (!shape || path.startsWith('//') || (origin === '' && path === ''))
    throw new RuleRefused(
      `'${text}' is neither a path of this site nor an address that begins with https://`,
    );
  if (/[^\x21-\x7e]/.test(fragment)) throw new RuleRefused(`'${fragment}' must be encoded`);
  const segments = readSegments(path);
  const pieces = segments.flatMap((segment) => piecesOf(segment, names));
  // Here no address ends in a slash; other hosts may insist on it.
  const end = origin !== '' && path.endsWith('/') ? '/' : '';
  const own = writtenQuery(query.slice(1), names);
  return {
    origin,
    segments,
    path: joined([...pieces, end]),
    query: own.pieces,
    fragment,
    taken: new Set([...own.keys, ...consumed]),
  };
}

// The host is fixed: a parameter in it would let anybody choose where the site sends people.
const anAddress = /^(https?:\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?(?=[/?#]|$))?((?:\/[^?#]*)?)(\?[^#]*)?(#.*)?$/is;

function piecesOf(segment: Segment, names: Names): readonly Piece[] {
  if (segment.kind === 'words') return [`/${encodeSegment(segment.words)}`];
  if (segment.kind === 'rest') return [restOf(segment.name, names)];
  if (segment.kind === 'parameter') return ['/', parameterOf(segment.name, names)];
  const { prefix, between, suffix } = segment;
  const after = [...between, suffix].map(encodeSegment);
  return [
    `/${encodeSegment(prefix)}`,
    ...segment.names.flatMap((name, at) => [parameterOf(name, names), after[at] ?? '']),
  ];
}

/** The path alone, encoded. */
export function pathTo({ path, origin }: Destination, captured: Captured): string {
  return filled(path, captured, encodeSegment) || (origin ? '' : '/');
}

/** Its own query, and what goes along of the visitor's. */
export function queryTo({ query, taken }: Destination, captured: Captured, brought: string): string {
  return passedOn(filled(query, captured, encodeURIComponent), taken, brought);
}
