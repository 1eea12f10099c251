import type { Facet } from './port.ts';

/** From the lowest to the highest value of a range field; nothing when no record has one. */
export function facetBounds(
  facets: readonly Facet[],
  field: string,
): { min: number; max: number } | undefined {
  const facet = facets.find(({ name }) => name === field);
  if (facet?.type !== 'histogram' || facet.min === null || facet.max === null) return undefined;
  return { min: facet.min, max: facet.max };
}
