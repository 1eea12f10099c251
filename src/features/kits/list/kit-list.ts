import type { OpenRange } from '../../../shared/search/open-range.ts';
import type { CarPath } from '../car-types.ts';
import { CATALOGUE_FACET, CATEGORY_FACET } from '../kit-facets.ts';

/** The list that an address describes. */
export type KitList = {
  choices: readonly Choice[];
  price: OpenRange | undefined;
  car: CarPath;
  keyphrase: string;
  /** Nothing: the newest first, or the best match for the keyphrase. */
  sortName: string;
  /** How many pages are shown, one under the other. */
  pages: number;
};

/** A chosen value of a facet with the values above it: 'Jarrut ja alusta>Jarrusetit'. Those above are chosen, too. */
export type Choice = { facet: string; path: string };

export const PAGE_SIZE = 24;
export const MAX_PAGES = 20;

export const listFacets = [CATEGORY_FACET, CATALOGUE_FACET] as const;

export const sortNames = ['kitId_desc', 'retailPrice_asc', 'retailPrice_desc', 'name_asc'] as const;

export const unfilteredList: KitList = {
  choices: [],
  price: undefined,
  car: [],
  keyphrase: '',
  sortName: '',
  pages: 1,
};

/** 'some': children of it are chosen, not the whole. */
export type Selection = 'all' | 'some' | 'none';

export function selectionOf({ choices }: Pick<KitList, 'choices'>, { facet, path }: Choice): Selection {
  const under = choices.filter((choice) => choice.facet === facet && isAtOrUnder(choice.path, path));
  if (under.length === 0) return 'none';
  return under.some((choice) => choice.path !== path) ? 'some' : 'all';
}

/** A press on a value: none of it, or some, becomes all of it; all of it becomes none. */
export function toggleChoice(list: KitList, choice: Choice): KitList {
  const cleared = withoutChoice(list, choice);
  return selectionOf(list, choice) === 'all' ? cleared : withChoice(cleared, choice);
}

/** Who picks a category below another has picked that one as well; the search takes the deeper of the two. */
export function withChoice(list: KitList, { facet, path }: Choice): KitList {
  const levels = path.split('>');
  const added = levels.map((_, level) => ({ facet, path: levels.slice(0, level + 1).join('>') }));
  return { ...list, choices: uniqueChoices([...list.choices, ...added]), pages: 1 };
}

export function withoutChoice(list: KitList, gone: Choice): KitList {
  const choices = list.choices.filter(
    ({ facet, path }) => facet !== gone.facet || !isAtOrUnder(path, gone.path),
  );
  return { ...list, choices, pages: 1 };
}

/** Without any filter, in the same order. */
export function withoutFilters({ sortName }: KitList): KitList {
  return { ...unfilteredList, sortName };
}

export function uniqueChoices(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [`${choice.facet} ${choice.path}`, choice])).values()];
}

function isAtOrUnder(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}>`);
}
