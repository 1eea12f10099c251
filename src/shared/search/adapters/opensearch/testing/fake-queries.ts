import { isWithinOneEdit } from '../../../tokenize.ts';
import { distanceMeters, type GeoPoint, toMeters } from './fake-geo.ts';

export type Source = Readonly<Record<string, unknown>>;
export type Mapping = Readonly<Record<string, { type: string }>>;
export type Doc = { id: string; source: Source };
export type Value = string | number;

/** A request that a real cluster refuses. */
export class BadRequest extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** What is indexed under a name; of fields that the mapping leaves out nothing is (`dynamic: false`). */
export function valuesOf(mapping: Mapping, { source }: Doc, field: string): Value[] {
  if (!mapping[field]) return [];
  const value = source[field];
  return [value].flat().filter((each) => each !== null && each !== undefined) as Value[];
}

/** The document's score, or nothing when it does not match. */
export function scoreOf(mapping: Mapping, doc: Doc, query: object): number | undefined {
  const [kind, body] = Object.entries(query)[0] ?? [];
  const [field = '', wanted] = Object.entries(body as object)[0] ?? [];
  const values = () => valuesOf(mapping, doc, field);
  const matched = (isMatch: boolean) => (isMatch ? 1 : undefined);
  switch (kind) {
    case 'bool':
      return boolScore(mapping, doc, body as BoolQuery);
    case 'constant_score': {
      const { filter, boost } = body as { filter: object; boost: number };
      return scoreOf(mapping, doc, filter) === undefined ? undefined : boost;
    }
    case 'dis_max': {
      const { queries } = body as { queries: object[] };
      const scores = queries.flatMap((each) => scoreOf(mapping, doc, each) ?? []);
      return scores.length > 0 ? Math.max(...scores) : undefined;
    }
    case 'term':
      return matched(values().includes(wanted as Value));
    case 'terms':
      return matched(values().some((value) => (wanted as Value[]).includes(value)));
    case 'prefix':
      return matched(values().some((value) => String(value).startsWith(wanted as string)));
    case 'fuzzy':
      return matched(
        values().some((value) => isWithinOneEdit((wanted as { value: string }).value, String(value))),
      );
    case 'range': {
      const { gte = -Infinity, lte = Infinity } = wanted as { gte?: number; lte?: number };
      return matched(values().some((value) => Number(value) >= gte && Number(value) <= lte));
    }
    case 'geo_distance':
      return matched(isWithin(mapping, doc, body as Source));
    default:
      throw new BadRequest(`unknown query [${kind}]`);
  }
}

type BoolQuery = { filter?: object[]; must?: object[]; must_not?: object[]; should?: object[] };

function boolScore(mapping: Mapping, doc: Doc, query: BoolQuery): number | undefined {
  const { filter = [], must = [], must_not = [], should = [] } = query;
  const score = (each: object) => scoreOf(mapping, doc, each);
  if (filter.some((each) => score(each) === undefined)) return undefined;
  if (must_not.some((each) => score(each) !== undefined)) return undefined;
  const required = must.map(score);
  if (required.includes(undefined)) return undefined;
  const optional = should.flatMap((each) => score(each) ?? []);
  if (should.length > 0 && must.length + filter.length === 0 && optional.length === 0) return undefined;
  return [...(required as number[]), ...optional].reduce((sum, each) => sum + each, 0);
}

function isWithin(mapping: Mapping, doc: Doc, { distance, distance_type, ignore_unmapped, ...rest }: Source) {
  const [field = '', center] = Object.entries(rest)[0] ?? [];
  const point = geoValue(mapping, doc, field, ignore_unmapped === true);
  if (distance_type !== 'arc') throw new BadRequest(`distance_type [${distance_type}] is not simulated`);
  return point !== undefined && distanceMeters(center as GeoPoint, point) <= toMeters(String(distance));
}

export function geoValue(
  mapping: Mapping,
  doc: Doc,
  field: string,
  ignoresUnmapped: boolean,
): GeoPoint | undefined {
  if (mapping[field]?.type === 'geo_point') return doc.source[field] as GeoPoint | undefined;
  if (ignoresUnmapped) return undefined;
  throw new BadRequest(`failed to find geo field [${field}]`);
}
