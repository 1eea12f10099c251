import { distanceMeters, type GeoPoint } from './fake-geo.ts';
import {
  BadRequest,
  type Doc,
  geoValue,
  type Mapping,
  type Source,
  scoreOf,
  valuesOf,
} from './fake-queries.ts';

type SearchBody = {
  from?: number;
  size?: number;
  track_total_hits?: number;
  query: object;
  post_filter?: object;
  sort?: object[];
  aggs?: Record<string, { filter: object; aggs: { count: object } }>;
};

/** A search over the documents of one index. */
export function search(mapping: Mapping, docs: readonly Doc[], body: SearchBody) {
  const { from = 0, size = 10, track_total_hits = 10_000 } = body;
  if (from + size > 10_000) throw new BadRequest('Result window is too large');
  const found = docs.flatMap((doc) => {
    const score = scoreOf(mapping, doc, body.query);
    return score === undefined ? [] : [{ doc, score }];
  });
  const hits = found
    .filter(({ doc }) => !body.post_filter || scoreOf(mapping, doc, body.post_filter) !== undefined)
    .map((hit) => ({ ...hit, keys: (body.sort ?? []).map((sort) => sortKey(mapping, hit, sort)) }))
    .sort((a, b) => compareKeys(a.keys, b.keys));
  const aggregations = Object.entries(body.aggs ?? {}).map(([name, { filter, aggs }]) => {
    const among = found.map(({ doc }) => doc).filter((doc) => scoreOf(mapping, doc, filter) !== undefined);
    return [name, { doc_count: among.length, count: aggregate(mapping, among, aggs.count) }];
  });
  return {
    hits: {
      total: { value: Math.min(hits.length, track_total_hits) },
      hits: hits.slice(from, from + size).map(({ doc }) => ({ _id: doc.id, _source: doc.source })),
    },
    ...(aggregations.length > 0 && { aggregations: Object.fromEntries(aggregations) }),
  };
}

type SortKey = { value: string | number | undefined; order: 'asc' | 'desc' };

function sortKey(mapping: Mapping, hit: { doc: Doc; score: number }, sort: object): SortKey {
  const [field = '', options] = Object.entries(sort)[0] ?? [];
  const { order } = options as { order: 'asc' | 'desc' };
  if (field === '_score') return { value: hit.score, order };
  if (field === '_geo_distance') return { value: geoDistance(mapping, hit.doc, options as Source), order };
  if (!mapping[field]) throw new BadRequest(`No mapping found for [${field}] in order to sort on`);
  return { value: valuesOf(mapping, hit.doc, field)[0], order };
}

function geoDistance(mapping: Mapping, doc: Doc, options: Source): number {
  const { order: _, distance_type, ignore_unmapped, ...rest } = options;
  if (distance_type !== 'arc') throw new BadRequest(`distance_type [${distance_type}] is not simulated`);
  const [field = '', from] = Object.entries(rest)[0] ?? [];
  const point = geoValue(mapping, doc, field, ignore_unmapped === true);
  return point ? distanceMeters(from as GeoPoint, point) : Infinity;
}

function compareKeys(a: readonly SortKey[], b: readonly SortKey[]): number {
  for (const [at, { value, order }] of a.entries()) {
    const other = b[at]?.value;
    if (value === undefined || other === undefined) {
      if (value !== other) return value === undefined ? 1 : -1;
      continue;
    }
    const ascending =
      typeof value === 'string'
        ? Buffer.compare(Buffer.from(value), Buffer.from(String(other)))
        : compareNumbers(value, Number(other));
    if (ascending !== 0) return order === 'asc' ? ascending : -ascending;
  }
  return 0;
}

function compareNumbers(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function aggregate(mapping: Mapping, docs: readonly Doc[], count: object) {
  const [kind, options] = Object.entries(count)[0] as [
    string,
    { field: string; size?: number; interval?: number },
  ];
  const valuesIn = (doc: Doc) => valuesOf(mapping, doc, options.field);
  const numbers = docs.flatMap(valuesIn).map(Number);
  switch (kind) {
    case 'terms':
      return {
        buckets: buckets(docs.flatMap((doc) => [...new Set(valuesIn(doc))])).slice(0, options.size ?? 10),
      };
    case 'stats':
      return numbers.length > 0
        ? { count: numbers.length, min: Math.min(...numbers), max: Math.max(...numbers) }
        : { count: 0, min: null, max: null };
    case 'histogram': {
      const interval = options.interval ?? 1;
      return { buckets: buckets(numbers.map((value) => Math.floor(value / interval) * interval)) };
    }
    default:
      throw new BadRequest(`unknown aggregation [${kind}]`);
  }
}

function buckets(values: readonly (string | number)[]) {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([key, doc_count]) => ({ key, doc_count }))
    .sort((a, b) => b.doc_count - a.doc_count);
}
