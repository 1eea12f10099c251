import type { Coordinates } from '../platform/coordinates.ts';

/** Queries and results of the search. The names are those of the HTTP API. */
export type SearchRecord = Readonly<Record<string, unknown>>;

export type Scalar = string | number | boolean;

/**
 * A list means any of its values; on a range field a list means from and to, and counts only with exactly two values.
 * In a hierarchy a value is a path such as 'A>B', and 'A' means everything under it.
 */
export type FilterCondition =
  | Scalar
  | readonly Scalar[]
  | CombinedCondition
  | { readonly from?: number | undefined; readonly to?: number | undefined };

/** Any of some values, all of others (of a field with several), and none of the rest. */
export type CombinedCondition = {
  readonly any?: readonly Scalar[] | undefined;
  readonly all?: readonly Scalar[] | undefined;
  readonly not?: Scalar | readonly Scalar[] | undefined;
};

export const facetOrders = ['count', 'alpha', 'alpha_desc'] as const;
export type FacetOrder = (typeof facetOrders)[number];

export type FacetRequest = {
  /** A facet, a range field, or levels joined with '>'. */
  readonly name: string;
  readonly sort_order?: FacetOrder | undefined;
  /** Narrows the content and all other facets, not this one. */
  readonly filters?: readonly Scalar[] | undefined;
  /** Values that no record may have; like `filters`, they do not narrow this facet itself. */
  readonly not?: readonly Scalar[] | undefined;
};

/** Measures from a point on earth to a geo field of the records. */
export type NearQuery = {
  readonly field: string;
  readonly at: Coordinates;
  /** Narrows everything to records this near; those without coordinates are left out. */
  readonly within_km?: number | undefined;
};

export type SearchQuery = {
  /** The fields to return; without it, whole records. */
  readonly fields?: readonly string[] | undefined;
  readonly keyphrase?: string | undefined;
  /** Words that no record may have, in names or prose; of several in one text, not all of them. */
  readonly not_keyphrase?: readonly string[] | undefined;
  readonly facets?: readonly FacetRequest[] | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly near?: NearQuery | undefined;
  /** 'relevance', 'distance' (nearest first, with `near`), or a sortable field with _asc or _desc. */
  readonly sort_name?: string | undefined;
  /** Fixed conditions: they narrow everything, the facet of the same name too. */
  readonly filters?: Readonly<Record<string, FilterCondition>> | undefined;
};

export type FacetValue = {
  readonly text: string;
  readonly count: number;
  readonly children: readonly FacetValue[];
};
export type HierarchicalFacet = {
  readonly name: string;
  readonly type: 'hierarchical';
  readonly values: readonly FacetValue[];
};

/** From `min` up to, but not with, `max`. */
export type HistogramBucket = { readonly min: number; readonly max: number; readonly count: number };
export type HistogramFacet = {
  readonly name: string;
  readonly type: 'histogram';
  readonly min: number | null;
  readonly max: number | null;
  readonly count: number;
  readonly values: readonly HistogramBucket[];
};

export type Facet = HierarchicalFacet | HistogramFacet;

/** Results are cached and shared, so they are read-only. */
export type SearchResult = {
  readonly facet: readonly Facet[];
  readonly content: readonly SearchRecord[];
  /** With `near`: how far each record of the content is, null without coordinates. */
  readonly distances_km?: readonly (number | null)[] | undefined;
  /** Never more than TOTAL_CAP. */
  readonly total_items: number;
  readonly limit: number;
  readonly offset: number;
};

export const DEFAULT_LIMIT = 24;
export const TOTAL_CAP = 10_000;

/** One index, read-only. */
export interface SearchIndex {
  search(query: SearchQuery): Promise<SearchResult>;
}

/** Which state of the record store an index holds. */
export type IndexVersion = { readonly revision: number; readonly inherited: string };

/** What an engine that several processes share knows about its own indices. */
export interface SharedIndices {
  /** Of those of the named indices that it holds. */
  versions(indices: readonly string[]): Promise<ReadonlyMap<string, IndexVersion>>;
  setVersion(index: string, version: IndexVersion): Promise<void>;
  /** Deletes what a crash left behind, and what only versions of the product used that have ended. */
  deleteUnused(index: string): Promise<void>;
}

/** All indices of an installation. Readers never see a partial write. */
export interface SearchService {
  index(name: string): SearchIndex;
  upsert(index: string, records: readonly SearchRecord[]): Promise<void>;
  remove(index: string, ids: readonly string[]): Promise<void>;
  /** A shared engine stores the version with the records. */
  replaceAll(
    index: string,
    records: Iterable<SearchRecord> | AsyncIterable<SearchRecord>,
    version?: IndexVersion,
  ): Promise<void>;
  /** Of an engine outside this process: other processes read it and write to it, too. */
  shared?: SharedIndices | undefined;
  close(): Promise<void>;
}

/** An invalid query; each problem is a sentence for the caller. */
export class BadQuery extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join(' '));
    this.name = 'BadQuery';
    this.problems = problems;
  }
}
