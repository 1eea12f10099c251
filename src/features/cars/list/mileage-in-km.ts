import { KM_PER_MIL } from './units.ts';

type Query = Readonly<Record<string, readonly string[]>>;

/** What a form without script sends where the page counts in kilometres and the index in Scandinavian miles. */
export const MILEAGE_KM_PARAM = 'car_mileage_km';

/** The query with the mileage as addresses have it. A limit that was typed is never narrowed. */
export function withMileageInMil(query: Query): Query {
  const km = query[MILEAGE_KM_PARAM];
  if (!km) return query;
  const [from = '', to = ''] = km.map((end) => end.replace(/\s/g, '').replaceAll(',', ''));
  const inMil = (end: string, round: (value: number) => number) =>
    /^\d+$/.test(end) ? String(round(Number(end) / KM_PER_MIL)) : '';
  return { ...query, car_mileage: [inMil(from, Math.floor), inMil(to, Math.ceil)] };
}
