import { rangeParams } from '../search/open-range.ts';
import type { Choice, FacetedList } from './faceted-list.ts';
import type { ListDeclaration } from './list-declaration.ts';

export type Param = readonly [name: string, value: string];

/** A value by its name, or with those above it where its name alone may mean several. */
export function choiceParam({ field, path }: Choice, { wholePaths }: ListDeclaration): Param {
  return [field, wholePaths?.includes(field) ? path.join('>') : (path.at(-1) ?? '')];
}

export function choiceParams(choices: readonly Choice[], declaration: ListDeclaration): Param[] {
  return choices.map((choice) => choiceParam(choice, declaration));
}

/** A range is its key twice, the lower end first, an open end empty. */
export function rangeFieldParams({ ranges }: Pick<FacetedList, 'ranges'>): Param[] {
  return ranges.flatMap((range) => rangeParams(range).map((end) => [range.field, end] as const));
}

export function phraseParams({ keyphrase }: Pick<FacetedList, 'keyphrase'>): Param[] {
  return keyphrase ? [['keyphrase', keyphrase]] : [];
}

/** The filters of a list that has no others. */
export function filterParams(list: FacetedList, declaration: ListDeclaration): Param[] {
  return [...choiceParams(list.choices, declaration), ...rangeFieldParams(list), ...phraseParams(list)];
}

/** The one address of a list: its filters, then order and pages, behind what others wrote into the query. */
export function listAddress(
  path: string,
  params: readonly Param[],
  { sortName, pages }: Pick<FacetedList, 'sortName' | 'pages'>,
  others?: URLSearchParams,
): string {
  const query = new URLSearchParams(others);
  for (const [name, value] of params) query.append(name, value);
  if (sortName) query.set('sortName', sortName);
  if (pages > 1) query.set('page', String(pages));
  return query.size > 0 ? `${path}?${query}` : path;
}
