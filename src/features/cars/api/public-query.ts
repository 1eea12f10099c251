import type { SearchQuery } from '../../../shared/search/port.ts';
import { carIndex, publicCarFields } from '../record/car-record.ts';

/** The query, unless it names a field that is not public; without fields of its own it gets all public ones. */
export function publicQuery(query: SearchQuery): { query: SearchQuery } | { problems: string[] } {
  const { hierarchies } = carIndex;
  const isOpen = (name: string) =>
    publicCarFields.includes(name) ||
    (hierarchies.includes(name) && name.split('>').every((level) => publicCarFields.includes(level)));
  const problems = [
    ...(query.fields ?? [])
      .filter((name) => !publicCarFields.includes(name))
      .map((name) => `fields: '${name}' is not public.`),
    ...(query.facets ?? [])
      .filter(({ name }) => !isOpen(name))
      .map(({ name }) => `facets: '${name}' is not public.`),
    ...Object.keys(query.filters ?? {})
      .filter((name) => !isOpen(name))
      .map((name) => `filters: '${name}' is not public.`),
    ...[query.near?.field ?? 'car_geocoord']
      .filter((name) => !publicCarFields.includes(name))
      .map((name) => `near: '${name}' is not public.`),
  ];
  if (problems.length > 0) return { problems };
  return { query: { ...query, fields: query.fields ?? publicCarFields } };
}
