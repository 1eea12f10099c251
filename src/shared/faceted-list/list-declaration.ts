/** What a list can be narrowed and sorted by, in the names of its index, which are also those of its address. */
export type ListDeclaration = {
  /** Facets of one level, or of several: 'region>city'. */
  facets: readonly string[];
  /** Fields with a lowest and a highest value. */
  ranges: readonly string[];
  /** What the panel offers, in its order; the others work by address and are shown as chips. */
  panel: readonly string[];
  /** Facets whose values are in alphabetical order; those of the others are by how many records have them. */
  alphabetical: readonly string[];
  /** Of these a record must have all that are chosen; of every other facet, one. */
  cumulative?: readonly string[] | undefined;
  /** Fields whose values are written with those above them, because the same name may stand below two of those. */
  wholePaths?: readonly string[] | undefined;
  /** Fields that old addresses name by the codes of another field. */
  codes?: Readonly<Record<string, string>> | undefined;
  /** A chosen value takes the place of those above it; without this they are chosen along with it. */
  replacesParents?: true;
  sortNames: readonly string[];
  pageSize: number;
};

/** How many pages are shown, one under the other (LIST-11, KIT-17, DSL-07). */
export const MAX_PAGES = 20;

/** The facet that a field belongs to, alone or as one of its levels. */
export function facetOf(field: string, { facets }: Pick<ListDeclaration, 'facets'>): string {
  return facets.find((facet) => isOf(field, facet)) ?? field;
}

export function isOf(field: string, facet: string): boolean {
  return field === facet || facet.split('>').includes(field);
}

/** The keys of an address that change what the list shows. */
export function queryKeys({ facets, ranges }: ListDeclaration): readonly string[] {
  return [...facets.flatMap((facet) => facet.split('>')), ...ranges, 'keyphrase', 'sortName', 'page'];
}
