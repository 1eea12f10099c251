/** A value of a facet with the values above it: Volvo, XC60 of 'car_brand>car_model'. */
export type FacetValuePath = { facet: string; path: readonly string[] };
