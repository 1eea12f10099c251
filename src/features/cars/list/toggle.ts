import {
  type CarList,
  type Choice,
  toExclusion,
  withoutChoice,
  withoutExclusion,
  withValues,
} from './car-list.ts';
import type { FacetValuePath } from './facet-value-path.ts';
import { facetOf } from './list-fields.ts';

/** 'some': children of it are chosen, not the whole. */
export type Selection = 'all' | 'some' | 'none';

export function selectionOf({ choices }: Pick<CarList, 'choices'>, value: FacetValuePath): Selection {
  const under = choices.filter((choice) => liesAtOrUnder(choice, value));
  if (under.length === 0) return 'none';
  return under.some(({ path }) => path.length > value.path.length) ? 'some' : 'all';
}

export function isExcluded({ excluded }: Pick<CarList, 'excluded'>, value: FacetValuePath): boolean {
  const { field, path } = toExclusion(value);
  return excluded.some((gone) => gone.field === field && gone.path.join('>') === path.join('>'));
}

/** A press on a value that is excluded lets it in again. On any other: none of it, or some, becomes all of it; all of it becomes none (LIST-31). */
export function toggleValue(list: CarList, value: FacetValuePath): CarList {
  if (isExcluded(list, value)) return withoutExclusion(list, toExclusion(value));
  const field = value.facet.split('>')[value.path.length - 1] ?? value.facet;
  const cleared = withoutChoice(list, { field, path: value.path });
  return selectionOf(list, value) === 'all' ? cleared : withValues(cleared, [value]);
}

function liesAtOrUnder({ field, path }: Choice, value: FacetValuePath): boolean {
  return facetOf(field) === value.facet && value.path.every((text, level) => path[level] === text);
}
