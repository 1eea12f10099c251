import { facetList, facetTree } from '../../facet-tree.ts';
import { bucketCount, bucketStep, emptyHistogram, histogram } from '../../histogram.ts';
import type { Plan, PlannedFacet } from '../../plan.ts';
import { type Facet, type SearchRecord, type SearchResult, TOTAL_CAP } from '../../port.ts';
import { distanceAt, project } from '../../values.ts';
import { RECORD } from './document.ts';

/** The parts of OpenSearch's response that are used. */
export type OpenSearchResponse = {
  readonly hits: {
    readonly total?: { readonly value: number };
    readonly hits: readonly { readonly _source: { readonly [RECORD]: SearchRecord } }[];
  };
  readonly aggregations?: Readonly<Record<string, { readonly count: Counted }>>;
};

type Counted = {
  readonly buckets?: readonly { readonly key: string | number; readonly doc_count: number }[];
  readonly min?: number | null;
  readonly max?: number | null;
  readonly count?: number;
};

/** The bucket step of every histogram with values, by the position of its facet. */
export function histogramSteps(plan: Plan, response: OpenSearchResponse): Map<number, number> {
  const steps = plan.facets.map((facet, at) => {
    const { min, max, count } = countedAt(response, at);
    const isCounted =
      facet.type === 'histogram' && count && typeof min === 'number' && typeof max === 'number';
    return [at, isCounted ? bucketStep(min, max) : 0] as const;
  });
  return new Map(steps.filter(([, step]) => step > 0));
}

export function parseResponse(
  plan: Plan,
  response: OpenSearchResponse,
  buckets: OpenSearchResponse | undefined,
): SearchResult {
  const records = response.hits.hits.map(({ _source }) => _source[RECORD]);
  const { near } = plan;
  return {
    facet: plan.facets.map((facet, at) => parseFacet(facet, countedAt(response, at), countedAt(buckets, at))),
    content: records.map((record) => project(record, plan.fields)),
    ...(near && { distances_km: records.map((record) => distanceAt(record, near.field, near.at)) }),
    total_items: Math.min(response.hits.total?.value ?? 0, TOTAL_CAP),
    limit: plan.limit,
    offset: plan.offset,
  };
}

function parseFacet({ name, type, order }: PlannedFacet, counted: Counted, buckets: Counted): Facet {
  if (type === 'histogram') return parseHistogram(name, counted, buckets);
  const counts = (counted.buckets ?? []).map(({ key, doc_count }) => [String(key), doc_count] as const);
  return { name, type, values: name.includes('>') ? facetTree(counts, order) : facetList(counts, order) };
}

function parseHistogram(name: string, { min, max, count }: Counted, { buckets = [] }: Counted): Facet {
  if (!count || typeof min !== 'number' || typeof max !== 'number') return emptyHistogram(name);
  const step = bucketStep(min, max);
  const first = Math.floor(min / step);
  const counts = new Array<number>(bucketCount(min, max)).fill(0);
  for (const { key, doc_count } of buckets) {
    const at = Math.round(Number(key) / step) - first;
    // A car that was added between the two requests may lie outside.
    if (at in counts) counts[at] = doc_count;
  }
  return histogram(name, min, max, counts);
}

function countedAt(response: OpenSearchResponse | undefined, at: number): Counted {
  return response?.aggregations?.[at]?.count ?? {};
}
