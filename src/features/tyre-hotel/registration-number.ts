// Shared by the form in the browser and the routes on the server.

import { normalizeRegistrationNumber } from '../../shared/number-plates/registration-number.ts';
import { type Country, countries } from '../../shared/sites/countries.ts';

export const MIN_REGISTRATION_NUMBER_LENGTH = 2;

/** As a visitor types it: in Sweden at most seven characters (TH-12). */
export function typedRegistrationNumber(text: string, country: Country): string {
  return normalizeRegistrationNumber(text).slice(0, countries[country].plates.longest.any);
}

/** Undefined for what cannot be a registration number of any country: Germany's have up to eight letters and figures. */
export function parseRegistrationNumber(text: string): string | undefined {
  const registrationNumber = normalizeRegistrationNumber(text);
  return /^[\dA-ZÅÄÖÆØÜ]{2,8}$/.test(registrationNumber) ? registrationNumber : undefined;
}
