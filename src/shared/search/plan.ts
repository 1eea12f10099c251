import { type Coordinates, toCoordinates } from '../platform/coordinates.ts';
import type { IndexDefinition } from './index-definition.ts';
import { type PlannedCondition, planConditions } from './plan-condition.ts';
import {
  BadQuery,
  DEFAULT_LIMIT,
  type FacetOrder,
  type FacetRequest,
  facetOrders,
  type NearQuery,
  type SearchQuery,
  TOTAL_CAP,
} from './port.ts';
import { tokenizeQuery } from './tokenize.ts';

/** A query prepared for an engine: validated against the index, with defaults and tokens. */
export type Plan = {
  readonly fields: readonly string[] | undefined;
  readonly tokens: readonly string[];
  /** A record with all tokens of one of these is left out. */
  readonly excludedTokens: readonly (readonly string[])[];
  readonly conditions: readonly PlannedCondition[];
  readonly near: PlannedNear | undefined;
  readonly facets: readonly PlannedFacet[];
  readonly limit: number;
  readonly offset: number;
  readonly sort: PlannedSort;
};

export type PlannedFacet = {
  readonly name: string;
  readonly type: 'hierarchical' | 'histogram';
  readonly order: FacetOrder;
  /** Of this facet's own values; they narrow everything but the facet itself. */
  readonly conditions: readonly PlannedCondition[];
};

export type FieldSort = { readonly field: string; readonly direction: 'asc' | 'desc' };
/** By points or distance first where `relevance` or `distance` says so, then by the field, last by id. */
export type PlannedSort = FieldSort & { readonly relevance: boolean; readonly distance: boolean };

/** Infinity: measured, but not narrowed. */
export type PlannedNear = { readonly field: string; readonly at: Coordinates; readonly withinKm: number };

/** Where the page ends: no engine gives records beyond the cap of the total. */
export function pageEnd({ offset, limit }: Pick<Plan, 'offset' | 'limit'>): number {
  return Math.max(offset, Math.min(offset + limit, TOTAL_CAP));
}

// Further tokens of a long text would cost time and hardly narrow the result.
const MAX_TOKENS = 12;

export function planQuery(definition: IndexDefinition, query: SearchQuery): Plan {
  const problems: string[] = [];
  const tokens = tokenizeQuery(query.keyphrase ?? '').slice(0, MAX_TOKENS);
  const planned = {
    fields: query.fields,
    tokens,
    excludedTokens: (query.not_keyphrase ?? [])
      .map((words) => tokenizeQuery(words).slice(0, MAX_TOKENS))
      .filter((words) => words.length > 0),
    conditions: Object.entries(query.filters ?? {}).flatMap(([name, condition]) =>
      planConditions(definition, name, condition, problems),
    ),
    near: query.near && planNear(definition, query.near, problems),
    facets: (query.facets ?? []).map((facet) => planFacet(definition, facet, problems)),
    limit: wholeNumber('limit', query.limit ?? DEFAULT_LIMIT, TOTAL_CAP, problems),
    offset: wholeNumber('offset', query.offset ?? 0, Number.MAX_SAFE_INTEGER, problems),
    sort: planSort(definition, query, tokens.length > 0, problems),
  };
  if (problems.length > 0) throw new BadQuery(problems);
  return planned;
}

function planFacet(definition: IndexDefinition, facet: FacetRequest, problems: string[]): PlannedFacet {
  const { name, sort_order: order = 'count', filters = [], not = [] } = facet;
  const isRange = definition.ranges.includes(name);
  const isKnown = isRange || definition.facets.includes(name) || definition.hierarchies.includes(name);
  if (!isKnown) problems.push(`There is no facet '${name}'.`);
  if (!facetOrders.includes(order)) problems.push(`Facets are not sorted by '${order}'.`);
  const conditions = isKnown ? planConditions(definition, name, { any: filters, not }, problems) : [];
  return { name, type: isRange ? 'histogram' : 'hierarchical', order, conditions };
}

function planSort(
  definition: IndexDefinition,
  { sort_name: name, near }: SearchQuery,
  hasTokens: boolean,
  problems: string[],
): PlannedSort {
  const usual = fieldSort(definition, definition.usualOrder);
  if (!usual) throw new Error(`'${definition.usualOrder}' is not a sort of the index`);
  if (name === undefined || name === '' || name === 'relevance')
    return { ...usual, relevance: hasTokens, distance: false };
  if (name === 'distance') {
    if (!near) problems.push("The sort 'distance' needs 'near'.");
    return { ...usual, relevance: false, distance: true };
  }
  const sort = fieldSort(definition, name);
  if (!sort) problems.push(`There is no sort '${name}'.`);
  return { ...(sort ?? usual), relevance: false, distance: false };
}

function planNear(
  { geo }: IndexDefinition,
  { field, at, within_km: withinKm = Infinity }: NearQuery,
  problems: string[],
): PlannedNear | undefined {
  const coordinates = toCoordinates(at.latitude, at.longitude);
  const isKnown = geo.includes(field);
  if (!isKnown) problems.push(`There are no coordinates '${field}'.`);
  if (!coordinates) problems.push('near.at is not a latitude and a longitude.');
  if (!(withinKm > 0)) problems.push(`near.within_km is ${withinKm}; it is more than 0.`);
  return coordinates && { field, at: coordinates, withinKm };
}

function fieldSort(definition: IndexDefinition, name: string): FieldSort | undefined {
  const match = /^(.+)_(asc|desc)$/.exec(name);
  const sort = definition.sorts.find(({ field }) => field === match?.[1]);
  if (!sort) return undefined;
  const isAscending = (match?.[2] === 'asc') !== (sort.byAge ?? false);
  return { field: sort.field, direction: isAscending ? 'asc' : 'desc' };
}

function wholeNumber(name: string, value: number, most: number, problems: string[]): number {
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  problems.push(`${name} is ${value}; it is a whole number from 0 to ${most}.`);
  return 0;
}
