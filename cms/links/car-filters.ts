import type { Facet, FacetValue } from '../../src/search/port.ts';
import type { InStudioLanguages } from '../i18n/studio-text.ts';
import { readStudioSettings } from '../settings.ts';
import type { OwnSite } from '../views/own-sites.ts';
import { askSite } from '../views/sites-server.ts';

/** What a link to a car list can be narrowed by. */
export const filterFields = [
  'car_brand',
  'car_model',
  'car_condition',
  'car_fuel',
  'car_body',
  'car_gearbox',
  'car_drive',
  'car_vehicle_type',
  'car_campaigns',
] as const;
export type FilterField = (typeof filterFields)[number];

export const filterNames: InStudioLanguages<Readonly<Record<FilterField, string>>> = {
  en: {
    car_brand: 'Make',
    car_model: 'Model',
    car_condition: 'New or used',
    car_fuel: 'Fuel',
    car_body: 'Body',
    car_gearbox: 'Gearbox',
    car_drive: 'Drive',
    car_vehicle_type: 'Type of vehicle',
    car_campaigns: 'Campaign',
  },
  sv: {
    car_brand: 'Märke',
    car_model: 'Modell',
    car_condition: 'Ny eller begagnad',
    car_fuel: 'Drivmedel',
    car_body: 'Kaross',
    car_gearbox: 'Växellåda',
    car_drive: 'Drivning',
    car_vehicle_type: 'Fordonstyp',
    car_campaigns: 'Kampanj',
  },
};

/** The values of a field among the cars in stock, and how many cars have each. */
export type CarFilter = { field: FilterField; values: readonly { text: string; count: number }[] };

const MAKE_FACET = 'car_brand>car_model';

/** The filters with their counts, from the search of the site; none when it sells no cars or does not respond. */
export async function findCarFilters({ url }: OwnSite): Promise<CarFilter[]> {
  if (!url) return [];
  const { port } = readStudioSettings(process.env);
  const names = [MAKE_FACET, ...filterFields.slice(2)];
  const query = { fields: ['car_id'], limit: 0, facets: names.map((name) => ({ name })) };
  try {
    const { status, body } = await askSite(new URL(url).host, port, '/api/catalogue/search', query);
    return status === 200 ? toCarFilters((JSON.parse(body) as { facet: readonly Facet[] }).facet) : [];
  } catch {
    return [];
  }
}

export function toCarFilters(facets: readonly Facet[]): CarFilter[] {
  const valuesOf = (name: string): readonly FacetValue[] => {
    const facet = facets.find((each) => each.name === name);
    return facet?.type === 'hierarchical' ? facet.values : [];
  };
  const makes = valuesOf(MAKE_FACET);
  return filterFields
    .map((field) => {
      if (field === 'car_brand') return { field, values: makes };
      if (field === 'car_model') return { field, values: makes.flatMap(({ children }) => children) };
      return { field, values: valuesOf(field) };
    })
    .map(({ field, values }) => ({
      field,
      values: values
        .map(({ text, count }) => ({ text, count }))
        .toSorted((a, b) => a.text.localeCompare(b.text)),
    }))
    .filter(({ values }) => values.length > 0);
}
