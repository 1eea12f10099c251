// Shared by the form in the browser and the routes on the server.

import { normalizeRegistrationNumber } from '../../shared/number-plates/registration-number.ts';

export const MIN_REGISTRATION_NUMBER_LENGTH = 2;
export const MAX_REGISTRATION_NUMBER_LENGTH = 7;

/** As a visitor types it: at most seven characters (TH-12). */
export function typedRegistrationNumber(text: string): string {
  return normalizeRegistrationNumber(text).slice(0, MAX_REGISTRATION_NUMBER_LENGTH);
}

/** Undefined for what cannot be a registration number of any country. */
export function parseRegistrationNumber(text: string): string | undefined {
  const registrationNumber = normalizeRegistrationNumber(text);
  return /^[\dA-ZÅÄÖÆØ]{2,7}$/.test(registrationNumber) ? registrationNumber : undefined;
}
