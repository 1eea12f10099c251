import { distanceKm } from '../../platform/coordinates.ts';
import { compareCodes, facetList, facetTree } from '../facet-tree.ts';
import { bucketCount, bucketStep, emptyHistogram, histogram } from '../histogram.ts';
import type { IndexDefinition, Tier } from '../index-definition.ts';
import {
  type FieldSort,
  type Plan,
  type PlannedFacet,
  type PlannedNear,
  pageEnd,
  planQuery,
} from '../plan.ts';
import type { PlannedCondition } from '../plan-condition.ts';
import { type Facet, type SearchQuery, type SearchRecord, type SearchResult, TOTAL_CAP } from '../port.ts';
import { type MatchKind, pointsFor, searchedTiers, type TokenSearch } from '../relevance.ts';
import { foldText, isWithinOneEdit, tokenizeLoosely, tokenizeText, toleratesTypo } from '../tokenize.ts';
import {
  coordinatesAt,
  dateAt,
  distanceAt,
  idOf,
  isAtOrUnder,
  numberAt,
  pathAt,
  project,
  textsAt,
} from '../values.ts';

/** The reference implementation: slow and obvious, record by record. Every engine must give the same result. */
export function searchByBruteForce(
  definition: IndexDefinition,
  records: readonly SearchRecord[],
  query: SearchQuery,
): SearchResult {
  const plan = planQuery(definition, query);
  const points = pointsOfRecords(definition, records, plan.tokens);
  const base = records.filter(
    (record) =>
      points.has(record) &&
      !plan.excludedTokens.some((words) => hasWords(definition, record, words)) &&
      (!plan.near || isNear(record, plan.near)) &&
      plan.conditions.every((condition) => meets(definition, record, condition)),
  );
  const matching = (exceptFacet?: PlannedFacet) =>
    base.filter((record) =>
      plan.facets.every(
        (facet) =>
          facet === exceptFacet ||
          facet.conditions.every((condition) => meets(definition, record, condition)),
      ),
    );
  const found = matching().sort(compareRecords(definition, plan, points));
  const page = found.slice(plan.offset, pageEnd(plan));
  const { near } = plan;
  return {
    facet: plan.facets.map((facet) =>
      countFacet(definition, facet, facet.conditions.length > 0 ? matching(facet) : found),
    ),
    content: page.map((record) => project(record, plan.fields)),
    ...(near && { distances_km: page.map((record) => distanceAt(record, near.field, near.at)) }),
    total_items: Math.min(found.length, TOTAL_CAP),
    limit: plan.limit,
    offset: plan.offset,
  };
}

/** Whole words, wherever they stand. */
function hasWords(definition: IndexDefinition, record: SearchRecord, words: readonly string[]): boolean {
  const found = new Set(recordTokens(definition, record).map(([token]) => token));
  return words.every((word) => found.has(word));
}

function isNear(record: SearchRecord, near: PlannedNear): boolean {
  return near.withinKm === Infinity || kmAway(record, near) <= near.withinKm;
}

function kmAway(record: SearchRecord, { field, at }: PlannedNear): number {
  const coordinates = coordinatesAt(record, field);
  return coordinates ? distanceKm(at, coordinates) : Infinity;
}

function meets(definition: IndexDefinition, record: SearchRecord, condition: PlannedCondition): boolean {
  return holds(definition, record, condition) !== condition.exclude;
}

function holds(definition: IndexDefinition, record: SearchRecord, condition: PlannedCondition): boolean {
  switch (condition.kind) {
    case 'ids':
      return condition.ids.includes(idOf(record, definition.id));
    case 'values':
      return textsAt(record, condition.field).some((text) => condition.values.includes(text));
    case 'paths': {
      const path = pathAt(record, condition.field);
      return path !== undefined && condition.paths.some((wanted) => isAtOrUnder(path, wanted));
    }
    case 'range': {
      const value = numberAt(record, condition.field);
      return value !== undefined && value >= condition.from && value <= condition.to;
    }
  }
}

function countFacet(
  definition: IndexDefinition,
  facet: PlannedFacet,
  records: readonly SearchRecord[],
): Facet {
  const { name } = facet;
  if (facet.type === 'histogram') return countHistogram(name, records);
  const isTree = definition.hierarchies.includes(name);
  const counts = new Map<string, number>();
  for (const record of records) {
    const texts = isTree ? [pathAt(record, name)] : textsAt(record, name);
    for (const text of texts) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const values = isTree ? facetTree(counts, facet.order) : facetList(counts, facet.order);
  return { name, type: 'hierarchical', values };
}

function countHistogram(name: string, records: readonly SearchRecord[]): Facet {
  const values = records.map((record) => numberAt(record, name)).filter((value) => value !== undefined);
  if (values.length === 0) return emptyHistogram(name);
  const sorted = values.toSorted((a, b) => a - b);
  const [min = 0, max = 0] = [sorted[0], sorted.at(-1)];
  const step = bucketStep(min, max);
  const buckets = Array.from({ length: bucketCount(min, max) }, (_, at) => {
    const bucket = Math.floor(min / step) + at;
    return values.filter((value) => Math.floor(value / step) === bucket).length;
  });
  return histogram(name, min, max, buckets);
}

function compareRecords(definition: IndexDefinition, plan: Plan, points: ReadonlyMap<SearchRecord, number>) {
  return (a: SearchRecord, b: SearchRecord): number =>
    (plan.sort.relevance ? (points.get(b) ?? 0) - (points.get(a) ?? 0) : 0) ||
    (plan.sort.distance && plan.near ? compareDistances(plan.near, a, b) : 0) ||
    compareByField(definition, plan.sort, a, b) ||
    compareCodes(idOf(a, definition.id), idOf(b, definition.id));
}

function compareDistances(near: PlannedNear, a: SearchRecord, b: SearchRecord): number {
  const [kmA, kmB] = [kmAway(a, near), kmAway(b, near)];
  return kmA < kmB ? -1 : kmA > kmB ? 1 : 0;
}

// Records without the value come last in both directions.
function compareByField(
  definition: IndexDefinition,
  sort: FieldSort,
  a: SearchRecord,
  b: SearchRecord,
): number {
  const [valueA, valueB] = [sortValue(definition, sort.field, a), sortValue(definition, sort.field, b)];
  if (valueA === undefined || valueB === undefined) {
    return Number(valueA === undefined) - Number(valueB === undefined);
  }
  const ascending = valueA < valueB ? -1 : valueA > valueB ? 1 : 0;
  return sort.direction === 'asc' ? ascending : -ascending;
}

function sortValue(
  definition: IndexDefinition,
  field: string,
  record: SearchRecord,
): number | string | undefined {
  const as = definition.sorts.find((sort) => sort.field === field)?.as;
  if (as === 'number') return numberAt(record, field);
  if (as === 'date') return dateAt(record, field);
  const [text] = textsAt(record, field);
  return text === undefined ? undefined : foldText(text);
}

/** The records that match every token, with their points. */
function pointsOfRecords(
  definition: IndexDefinition,
  records: readonly SearchRecord[],
  tokens: readonly string[],
) {
  if (tokens.length === 0) return new Map(records.map((record) => [record, 0]));
  const vocabularies = records.map((record) => ({ record, found: recordTokens(definition, record) }));
  const points = new Map(records.map((record) => [record, 0]));
  tokens.forEach((token, at) => {
    const isLast = at === tokens.length - 1;
    const isFoundIn = (search: TokenSearch) =>
      vocabularies.some(({ found }) =>
        found.some((each) => matchKind(token, each, search, isLast) !== undefined),
      );
    const search = isFoundIn('naming')
      ? 'naming'
      : isFoundIn('prose') || !toleratesTypo(token)
        ? 'prose'
        : 'typo';
    for (const { record, found } of vocabularies) {
      const earned = found.map((each) => {
        const kind = matchKind(token, each, search, isLast);
        return kind === undefined ? 0 : pointsFor(each[1], kind);
      });
      const best = Math.max(0, ...earned);
      const before = points.get(record);
      if (best === 0) points.delete(record);
      else if (before !== undefined) points.set(record, before + best);
    }
  });
  return points;
}

function matchKind(
  token: string,
  [found, tier]: readonly [string, Tier],
  search: TokenSearch,
  isLast: boolean,
): MatchKind | undefined {
  if (!searchedTiers[search].includes(tier)) return undefined;
  if (search === 'typo') return isWithinOneEdit(token, found) ? 'typo' : undefined;
  if (found === token) return 'exact';
  return search === 'naming' && isLast && found.startsWith(token) ? 'prefix' : undefined;
}

function recordTokens(definition: IndexDefinition, record: SearchRecord): (readonly [string, Tier])[] {
  return definition.searchable.flatMap(({ field, tier, loose }) =>
    textsAt(record, field)
      .flatMap((text) => (loose ? tokenizeLoosely(text) : tokenizeText(text)))
      .map((token) => [token, tier] as const),
  );
}
