import { EARTH_RADIUS_KM } from '../../../platform/coordinates.ts';
import { tiers } from '../../index-definition.ts';
import { type Plan, type PlannedFacet, type PlannedNear, pageEnd } from '../../plan.ts';
import type { PlannedCondition } from '../../plan-condition.ts';
import { TOTAL_CAP } from '../../port.ts';
import { type MatchKind, pointsFor, searchedTiers, type TokenSearch } from '../../relevance.ts';
import {
  branchField,
  facetField,
  geoField,
  geoPoint,
  ID,
  RECORD,
  rangeField,
  sortField,
  tokensField,
} from './document.ts';

/** OpenSearch returns ten facet values by default. */
const MAX_FACET_VALUES = 10_000;

/** OpenSearch measures on a slightly smaller earth; its kilometres are scaled so that both draw the same circle. */
const THEIR_KM_PER_KM = 6371.0087714 / EARTH_RADIUS_KM;

/** `searches` says for each token of the plan where it is searched. */
export function searchRequest(plan: Plan, searches: readonly TokenSearch[]) {
  const size = pageEnd(plan) - plan.offset;
  return {
    from: size === 0 ? 0 : plan.offset,
    size,
    track_total_hits: TOTAL_CAP,
    _source: [RECORD],
    query: baseQuery(plan, searches),
    post_filter: all(plan.facets.flatMap(chosenIn)),
    sort: sortOf(plan),
    aggs: aggregations(plan, (facet) =>
      facet.type === 'histogram'
        ? { stats: { field: rangeField(facet.name) } }
        : { terms: { field: facetField(facet.name), size: MAX_FACET_VALUES } },
    ),
  };
}

/** The second request, once min and max are known: the counts of each bucket. */
export function bucketsRequest(
  plan: Plan,
  searches: readonly TokenSearch[],
  steps: ReadonlyMap<number, number>,
) {
  return {
    size: 0,
    query: baseQuery(plan, searches),
    aggs: aggregations(plan, (facet, at) => {
      const interval = steps.get(at);
      return interval && { histogram: { field: rangeField(facet.name), interval, min_doc_count: 0 } };
    }),
  };
}

/** Whether any record has the token there. */
export function tokenExistsRequest(token: string, search: TokenSearch, isLast: boolean) {
  const query = isLast && search === 'naming' ? 'prefix' : 'term';
  const parts = searchedTiers[search].map((tier) => ({ [query]: { [tokensField(tier)]: token } }));
  return { size: 0, track_total_hits: 1, query: { bool: { should: parts } } };
}

function baseQuery(plan: Plan, searches: readonly TokenSearch[]) {
  const last = plan.tokens.length - 1;
  return {
    bool: {
      filter: [...plan.conditions.map(conditionOf), ...nearFilter(plan.near)],
      ...(plan.excludedTokens.length > 0 && {
        must_not: plan.excludedTokens.map((words) => all(words.map(wordQuery))),
      }),
      must: plan.tokens.map((token, at) => tokenQuery(token, searches[at] ?? 'naming', at === last)),
    },
  };
}

/** A whole word, wherever it stands. */
function wordQuery(word: string) {
  return { bool: { should: tiers.map((tier) => ({ term: { [tokensField(tier)]: word } })) } };
}

/** Scores the best match only, independent of how rare the token is. */
function tokenQuery(token: string, search: TokenSearch, isLast: boolean) {
  const match = (kind: MatchKind, field: string) => {
    if (kind === 'exact') return { term: { [field]: token } };
    if (kind === 'prefix') return { prefix: { [field]: token } };
    return { fuzzy: { [field]: { value: token, fuzziness: 1, max_expansions: 1000 } } };
  };
  const queries = searchedTiers[search].flatMap((tier) =>
    matchKinds(search, isLast).map((kind) => ({
      constant_score: { filter: match(kind, tokensField(tier)), boost: pointsFor(tier, kind) },
    })),
  );
  return { dis_max: { queries } };
}

function matchKinds(search: TokenSearch, isLast: boolean): readonly MatchKind[] {
  if (search === 'typo') return ['typo'];
  return isLast && search === 'naming' ? ['exact', 'prefix'] : ['exact'];
}

/**
 * OpenSearch stores points to the centimetre and calculates with approximate sines: within a metre of the rim a record
 * may fall on the other side of it than in the embedded engine. An index from before the field finds nothing.
 */
function nearFilter(near: PlannedNear | undefined): object[] {
  if (!near || near.withinKm === Infinity) return [];
  const distance = `${near.withinKm * THEIR_KM_PER_KM}km`;
  const point = { [geoField(near.field)]: geoPoint(near.at) };
  return [{ geo_distance: { distance, distance_type: 'arc', ignore_unmapped: true, ...point } }];
}

function conditionOf(condition: PlannedCondition): object {
  const holding = holdingQuery(condition);
  return condition.exclude ? { bool: { must_not: [holding] } } : holding;
}

function holdingQuery(condition: PlannedCondition): object {
  switch (condition.kind) {
    case 'ids':
      return { terms: { [ID]: condition.ids } };
    case 'values':
      return { terms: { [facetField(condition.field)]: condition.values } };
    case 'paths':
      return { terms: { [branchField(condition.field)]: condition.paths } };
    case 'range': {
      const { from, to } = condition;
      const ends = { ...(Number.isFinite(from) && { gte: from }), ...(Number.isFinite(to) && { lte: to }) };
      return { range: { [rangeField(condition.field)]: ends } };
    }
  }
}

/** One per facet, named by its position, each over what all other facets leave. */
function aggregations(plan: Plan, counting: (facet: PlannedFacet, at: number) => object | undefined | 0) {
  const entries = plan.facets.flatMap((facet, at) => {
    const count = counting(facet, at);
    const others = plan.facets.filter((_, other) => other !== at).flatMap(chosenIn);
    return count ? [[String(at), { filter: all(others), aggs: { count } }] as const] : [];
  });
  return Object.fromEntries(entries);
}

function chosenIn({ conditions }: PlannedFacet): object[] {
  return conditions.map(conditionOf);
}

function all(conditions: readonly object[]): object {
  return { bool: { filter: conditions } };
}

function sortOf({ sort, near }: Plan): object[] {
  const byField = { [sortField(sort.field)]: { order: sort.direction, missing: '_last' } };
  const byPoints = sort.relevance ? [{ _score: { order: 'desc' } }] : [];
  // Documents without a point come last.
  const byDistance =
    sort.distance && near
      ? [
          {
            _geo_distance: {
              [geoField(near.field)]: geoPoint(near.at),
              order: 'asc',
              distance_type: 'arc',
              ignore_unmapped: true,
            },
          },
        ]
      : [];
  return [...byPoints, ...byDistance, byField, { [ID]: { order: 'asc' } }];
}
