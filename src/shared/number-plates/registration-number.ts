// Runs in forms in the browser and in routes on the server.

import { type Country, countries } from '../sites/countries.ts';

/** Upper-cased, without the spaces and dashes that people write: 'abc 12-d' is ABC12D (SB-18, SB-19, TH-12). */
export function normalizeRegistrationNumber(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** As the country writes it: 'ABC 12D'. A number of another form, such as a personal one, stays as it is. */
export function formatRegistrationNumber(registrationNumber: string, country: Country): string {
  const { pattern, between, written } = countries[country].plates;
  const text = registrationNumber.trim();
  const asWritten = writtenPlate(text, country);
  if (asWritten) return asWritten;
  const [, first, last] = regExp(pattern).exec(normalizeRegistrationNumber(text)) ?? [];
  return first && last && !written ? `${first}${between}${last}` : text;
}

/** Only where a country's spelling cannot be told from letters and figures alone: 'B-MW 1234' is not 'BMW1234'. */
export function writtenPlate(text: string, country: Country): string | undefined {
  const { written } = countries[country].plates;
  const upper = text.trim().toUpperCase();
  if (!written || !regExp(written.pattern).test(upper)) return undefined;
  return upper.replace(regExp(written.pattern), written.as).trim();
}

/** Whether a normalized number has the form that the country gives out. */
export function hasFormOf(country: Country, registrationNumber: string): boolean {
  return regExp(countries[country].plates.pattern).test(registrationNumber);
}

/** Whether a normalized number has only letters and figures that the country gives out: in Sweden no I, Q or V. */
export function isIssuedIn(country: Country, registrationNumber: string): boolean {
  const { pattern, issued = pattern } = countries[country].plates;
  return regExp(issued).test(registrationNumber);
}

const compiled = new Map<string, RegExp>();

function regExp(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(pattern);
  compiled.set(pattern, known);
  return known;
}
