import type { SearchRecord } from '../../../shared/search/port.ts';

/** The record with the numbers that lists filter by and a feed has only as a facet or as a text. */
export function withDerivedFigures(record: SearchRecord): SearchRecord {
  const { car_year: year, wltp_electric_range: range } = record;
  const electricRange = typeof range === 'string' ? firstNumber(range) : undefined;
  return {
    ...record,
    ...(typeof year === 'number' && { car_model_year: year }),
    ...(electricRange !== undefined && { car_electric_range: electricRange }),
  };
}

/** '1 024 km', '319 miles', '75–82 km' (the lower of two): people plan with the lower one. */
function firstNumber(text: string): number | undefined {
  const [digits] = /\d{1,3}(?:[\s.,]\d{3})+|\d+/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(/\D/g, ''));
}
