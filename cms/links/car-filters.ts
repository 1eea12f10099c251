import type { Facet, FacetValue } from '../../src/shared/search/port.ts';
import { readStudioSettings } from '../settings.ts';
import type { OwnSite } from '../views/own-sites.ts';
import { fetchFromSite } from '../views/sites-server.ts';
import { type CarFilter, filterFields } from './car-filter-names.ts';

const MAKE_FACET = 'car_brand>car_model';

/** The filters with their counts, from the search of the site; none when it sells no cars or does not respond. */
export async function findCarFilters({ url }: OwnSite): Promise<CarFilter[]> {
  if (!url) return [];
  const { port } = readStudioSettings(process.env);
  const names = [MAKE_FACET, ...filterFields.slice(2)];
  const query = { fields: ['car_id'], limit: 0, facets: names.map((name) => ({ name })) };
  try {
    const { status, body } = await fetchFromSite(new URL(url).host, port, '/api/catalogue/search', query);
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
