import type { SearchRecord } from '../../../shared/search/port.ts';

/** As a number to filter by; a feed has it as a facet of single years. */
export function modelYear({ car_year: year }: SearchRecord): number | undefined {
  return typeof year === 'number' ? year : undefined;
}

/** The number in the text: '1 024 km', '319 miles', '75–82 km' (the lower of two): people plan with the lower one. */
export function electricRange({ wltp_electric_range: text }: SearchRecord): number | undefined {
  if (typeof text !== 'string') return undefined;
  const [digits] = /\d{1,3}(?:[\s.,]\d{3})+|\d+/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(/\D/g, ''));
}
