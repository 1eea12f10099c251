import { tiers } from '../../index-definition.ts';
import type { Plan, PlannedFacet } from '../../plan.ts';
import type { PlannedCondition } from '../../plan-condition.ts';
import { TOTAL_CAP } from '../../port.ts';
import { type MatchKind, pointsFor } from '../../relevance.ts';
import { branchField, facetField, ID, RECORD, rangeField, sortField, tokensField } from './document.ts';

/** How many values of a facet are counted. OpenSearch answers with ten unless told. */
const MAX_FACET_VALUES = 10_000;

/** `typos` are the words that no record holds as they were typed. */
export function searchRequest(plan: Plan, typos: ReadonlySet<string>) {
  // OpenSearch refuses to page past 10,000 records; nobody gets there.
  const size = Math.max(0, Math.min(plan.limit, TOTAL_CAP - plan.offset));
  return {
    from: size === 0 ? 0 : plan.offset,
    size,
    track_total_hits: TOTAL_CAP,
    _source: [RECORD],
    query: baseQuery(plan, typos),
    post_filter: all(plan.facets.flatMap(chosenIn)),
    sort: sortOf(plan),
    aggs: aggregations(plan, (facet) =>
      facet.type === 'histogram'
        ? { stats: { field: rangeField(facet.name) } }
        : { terms: { field: facetField(facet.name), size: MAX_FACET_VALUES } },
    ),
  };
}

/** The second question, once the first has told min and max: how many lie in each bucket. */
export function bucketsRequest(plan: Plan, typos: ReadonlySet<string>, steps: ReadonlyMap<number, number>) {
  return {
    size: 0,
    query: baseQuery(plan, typos),
    aggs: aggregations(plan, (facet, at) => {
      const interval = steps.get(at);
      return interval && { histogram: { field: rangeField(facet.name), interval, min_doc_count: 0 } };
    }),
  };
}

/** Does any record hold the word as it was typed? */
export function tokenExistsRequest(word: string, isLast: boolean) {
  const parts = tiers.map((tier) => ({ [isLast ? 'prefix' : 'term']: { [tokensField(tier)]: word } }));
  return { size: 0, track_total_hits: 1, query: { bool: { should: parts } } };
}

function baseQuery(plan: Plan, typos: ReadonlySet<string>) {
  const last = plan.tokens.length - 1;
  return {
    bool: {
      filter: plan.conditions.map(conditionOf),
      must: plan.tokens.map((word, at) =>
        tokenQuery(word, typos.has(word) ? ['typo'] : at === last ? ['exact', 'prefix'] : ['exact']),
      ),
    },
  };
}

/** Worth what its best match is worth, whatever OpenSearch thinks of how rare the word is. */
function tokenQuery(word: string, kinds: readonly MatchKind[]) {
  const match = (kind: MatchKind, field: string) => {
    if (kind === 'exact') return { term: { [field]: word } };
    if (kind === 'prefix') return { prefix: { [field]: word } };
    return { fuzzy: { [field]: { value: word, fuzziness: 1, max_expansions: 1000 } } };
  };
  const queries = tiers.flatMap((tier) =>
    kinds.map((kind) => ({
      constant_score: { filter: match(kind, tokensField(tier)), boost: pointsFor(tier, kind) },
    })),
  );
  return { dis_max: { queries } };
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

/** One per facet, named by its place, each over what all other facets leave. */
function aggregations(plan: Plan, counting: (facet: PlannedFacet, at: number) => object | undefined | 0) {
  const entries = plan.facets.flatMap((facet, at) => {
    const count = counting(facet, at);
    const others = plan.facets.filter((_, other) => other !== at).flatMap(chosenIn);
    return count ? [[String(at), { filter: all(others), aggs: { count } }] as const] : [];
  });
  return Object.fromEntries(entries);
}

function chosenIn({ condition }: PlannedFacet): object[] {
  return condition ? [conditionOf(condition)] : [];
}

function all(conditions: readonly object[]): object {
  return { bool: { filter: conditions } };
}

function sortOf({ sort }: Plan): object[] {
  const byField = { [sortField(sort.field)]: { order: sort.direction, missing: '_last' } };
  const byPoints = sort.relevance ? [{ _score: { order: 'desc' } }] : [];
  return [...byPoints, byField, { [ID]: { order: 'asc' } }];
}
