import { facetList, facetTree } from '../../facet-tree.ts';
import { emptyHistogram } from '../../histogram.ts';
import type { Plan, PlannedFacet } from '../../plan.ts';
import { type Facet, type SearchResult, TOTAL_CAP } from '../../port.ts';
import { toWholeMetres } from '../../values.ts';
import { andInto, andNotInto, type Bits, countBits } from './bits.ts';
import { applyCondition } from './conditions.ts';
import { pageSlots } from './page-slots.ts';
import type { Segment } from './segment.ts';
import { SlotSet } from './slot-set.ts';

export function searchSegment(segment: Segment, plan: Plan): SearchResult {
  const matches = plan.tokens.length > 0 ? segment.tokens.find(plan.tokens, segment.live) : undefined;
  const base = matches?.slots ?? segment.live.slice();
  for (const condition of plan.conditions) applyCondition(base, segment, condition);
  for (const words of plan.excludedTokens) andNotInto(base, segment.tokens.withWords(words, base.length));
  const distances = plan.near && segment.geo.get(plan.near.field)?.measure(plan.near.at);
  const isNarrowedByDistance = plan.near !== undefined && plan.near.withinKm < Infinity;
  if (distances && isNarrowedByDistance) andInto(base, distances.within(plan.near.withinKm, base.length));
  const isNarrowed =
    matches !== undefined ||
    plan.conditions.length > 0 ||
    plan.excludedTokens.length > 0 ||
    isNarrowedByDistance;
  const chosen = plan.facets.map((facet) => chosenIn(segment, facet));
  const isChosen = chosen.some((set) => set !== undefined);
  const found = new SlotSet(isChosen ? withAll(base, chosen) : base);
  const total = countBits(found.bits);

  const facet = plan.facets.map((each, at) => {
    const others = chosen.filter((_, other) => other !== at);
    const isWhole = !isNarrowed && others.every((set) => set === undefined);
    if (isWhole) return countedOverAll(segment, each);
    return count(segment, each, chosen[at] ? new SlotSet(withAll(base, others)) : found);
  });
  const page = pageSlots(segment, plan, found, total, { points: matches?.points, distances });
  return {
    facet,
    content: page.map((slot) => segment.readRecord(slot, plan.fields)),
    ...(distances && { distances_km: page.map((slot) => toKm(distances.km(slot))) }),
    total_items: Math.min(total, TOTAL_CAP),
    limit: plan.limit,
    offset: plan.offset,
  };
}

function toKm(distance: number | undefined): number | null {
  return distance === undefined ? null : toWholeMetres(distance);
}

function chosenIn(segment: Segment, facet: PlannedFacet): Bits | undefined {
  if (facet.conditions.length === 0) return undefined;
  const set = segment.live.slice();
  for (const condition of facet.conditions) applyCondition(set, segment, condition);
  return set;
}

function withAll(base: Bits, sets: readonly (Bits | undefined)[]): Bits {
  const all = base.slice();
  for (const set of sets) if (set) andInto(all, set);
  return all;
}

function countedOverAll(segment: Segment, facet: PlannedFacet): Facet {
  const all = segment.memoized('all slots', () => new SlotSet(segment.live.slice()));
  return segment.memoized(`${facet.order} ${facet.name}`, () => count(segment, facet, all));
}

function count(segment: Segment, facet: PlannedFacet, among: SlotSet): Facet {
  const { name, order } = facet;
  if (facet.type === 'histogram') {
    return segment.ranges.get(name)?.histogram(name, among.slots) ?? emptyHistogram(name);
  }
  const counts = segment.facets.get(name)?.count(among.bits, among.slots) ?? [];
  return {
    name,
    type: 'hierarchical',
    values: name.includes('>') ? facetTree(counts, order) : facetList(counts, order),
  };
}
