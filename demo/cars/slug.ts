import { ascii } from '../dealers/staff.ts';

/**
 * Condition, year, body, fuel, then make, model and version. The fifth part is the make on purpose:
 * the page of a sold car searches for it (DET-27).
 */
export function vehicleSlug(parts: {
  condition: string;
  year: number;
  body: string;
  fuel: string;
  rest: readonly string[];
}): string {
  const single = (text: string) => ascii(text).replaceAll('-', '');
  const { condition, year, body, fuel, rest } = parts;
  return [single(condition), year, single(body), single(fuel), ...rest.map(ascii)].join('-');
}
