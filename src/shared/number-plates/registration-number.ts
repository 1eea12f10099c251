// Runs in forms in the browser and in routes on the server.

import type { Site } from '../sites/site.ts';

export type Country = Site['country'];

/** Upper-cased, without the spaces and dashes that people write: 'abc 12-d' is ABC12D (SB-18, SB-19, TH-12). */
export function normalizeRegistrationNumber(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** How each country writes the numbers that it gives out; personal ones have no form. */
const forms: Readonly<Record<Country, { parts: RegExp; between: string }>> = {
  SE: { parts: /^([A-Z]{3})(\d{2}[A-Z\d])$/, between: ' ' },
  NO: { parts: /^([A-Z]{2})(\d{4,5})$/, between: ' ' },
  FI: { parts: /^([A-ZÅÄÖ]{2,3})(\d{1,3})$/, between: '-' },
  SK: { parts: /^([A-Z]{2})(\d{3}[A-Z]{2})$/, between: ' ' },
  GB: { parts: /^([A-Z]{2}\d{2})([A-Z]{3})$/, between: ' ' },
};

/** As the country writes it: 'ABC 12D'. A number of another form, such as a personal one, stays as it is. */
export function formatRegistrationNumber(registrationNumber: string, country: Country): string {
  const { parts, between } = forms[country];
  const [, first, last] = parts.exec(normalizeRegistrationNumber(registrationNumber)) ?? [];
  return first && last ? `${first}${between}${last}` : registrationNumber.trim();
}

/** Whether a normalized number has the form that the country gives out. */
export function hasFormOf(country: Country, registrationNumber: string): boolean {
  return forms[country].parts.test(registrationNumber);
}

// I, Q, V, Å, Ä and Ö are not used, nor O as the last letter.
const issuedInSweden = /^[A-HJ-PR-UW-Z]{3}\d{2}[\dA-HJ-NPR-UW-Z]$/;

/** Both Swedish forms, ABC123 and ABC12D, with the letters that are given out. */
export function isSwedishRegistrationNumber(registrationNumber: string): boolean {
  return issuedInSweden.test(registrationNumber);
}
