import type { Facet, FacetValue } from '../../../shared/search/port.ts';
import { type KitList, type Selection, selectionOf } from './kit-list.ts';

export type PanelValue = {
  facet: string;
  path: string;
  text: string;
  count: number;
  chosen: Selection;
  children: readonly PanelValue[];
};

/** The values of a facet with live counts. What is chosen while no kit has it must be there to be let go of. */
export function panelValues(list: KitList, facets: readonly Facet[], name: string): PanelValue[] {
  const facet = facets.find((each) => each.name === name);
  const found = facet?.type === 'hierarchical' ? facet.values : [];
  const missing = list.choices
    .filter(({ facet, path }) => facet === name && !path.includes('>'))
    .filter(({ path }) => !found.some(({ text }) => text === path))
    .map(({ path }) => ({ text: path, count: 0, children: [] }));
  return [...found, ...missing].map((value) => panelValue(list, name, value, []));
}

function panelValue(
  list: KitList,
  facet: string,
  { text, count, children }: FacetValue,
  above: readonly string[],
): PanelValue {
  const levels = [...above, text];
  const path = levels.join('>');
  return {
    facet,
    path,
    text,
    count,
    chosen: selectionOf(list, { facet, path }),
    children: children.map((child) => panelValue(list, facet, child, levels)),
  };
}
