/** Facets of the kits and of the vehicle types, as the indices name them. Without zod: the browser uses them, too. */
export const CATEGORY_FACET = 'kitCategory>kitSubCategory>kitSubSubCategory';
export const CATALOGUE_FACET = 'catalogueId';
export const PRICE_FIELD = 'retailPrice';
export const CAR_FACET = 'manufacturer>model>type_manf_year';
export const carFields: readonly string[] = CAR_FACET.split('>');
