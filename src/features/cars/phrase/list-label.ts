import type { Choice } from '../../../shared/faceted-list/faceted-list.ts';
import type { CarList } from '../list/car-list.ts';
import { buildChips, type ListTexts } from '../list/chips.ts';
import { facetOf, MAKE_FACET } from '../list/list-fields.ts';

/** What a list is narrowed by, beyond another one, in a line: 'Volvo XC60 · El · upp till 400 000 kr'. */
export function listLabel(list: CarList, before: CarList, options: ListTexts): string {
  const old = new Set(buildChips(before, options).map(({ key, label }) => `${key} ${label}`));
  const own = withoutParents(list);
  const chips = buildChips(own, options).filter(({ key, label }) => !old.has(`${key} ${label}`));
  const labels = chips.map(({ key, label }) => makeBefore(key, own.choices) + label);
  return labels.join(' · ');
}

/** A model is said with its make, and the make then not by itself. */
function withoutParents(list: CarList): CarList {
  const isParent = ({ field, path }: Choice) =>
    list.choices.some(
      (other) =>
        facetOf(other.field) === facetOf(field) &&
        other.path.length > path.length &&
        path.every((text, level) => other.path[level] === text),
    );
  return { ...list, choices: list.choices.filter((choice) => !isParent(choice)) };
}

function makeBefore(key: string, choices: readonly Choice[]): string {
  const choice = choices.find(({ field, path }) => `${field} ${path.join('>')}` === key);
  return choice && facetOf(choice.field) === MAKE_FACET && choice.path.length > 1 ? `${choice.path[0]} ` : '';
}
