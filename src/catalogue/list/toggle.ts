import type { NamedValue } from '../words-to-filters.ts';
import { type CarList, type Choice, without, withValues } from './car-list.ts';
import { facetOf } from './list-fields.ts';

/** 'some': values that lie under it are chosen, not the whole. */
export type Chosen = 'all' | 'some' | 'none';

export function isChosen({ choices }: Pick<CarList, 'choices'>, value: NamedValue): Chosen {
  const under = choices.filter((choice) => liesAtOrUnder(choice, value));
  if (under.length === 0) return 'none';
  return under.some(({ path }) => path.length > value.path.length) ? 'some' : 'all';
}

/** A press on a value: none of it, or some, becomes all of it; all of it becomes none (LIST-31). */
export function toggled(list: CarList, value: NamedValue): CarList {
  const field = value.facet.split('>')[value.path.length - 1] ?? value.facet;
  const cleared = without(list, { field, path: value.path });
  return isChosen(list, value) === 'all' ? cleared : withValues(cleared, [value]);
}

function liesAtOrUnder({ field, path }: Choice, value: NamedValue): boolean {
  return facetOf(field) === value.facet && value.path.every((text, level) => path[level] === text);
}
