// Shared by the form in the browser and the routes on the server.

export const MAX_PLATE_LENGTH = 6;

/** As a visitor types it: without spaces and dashes, upper-cased, at most six characters (SB-18, SB-19). */
export function normalizePlate(text: string): string {
  return text.replace(/[\s-]/g, '').toLocaleUpperCase('sv').slice(0, MAX_PLATE_LENGTH);
}

// Both Swedish forms, ABC123 and ABC12D; I, Q, V, Å, Ä and Ö are not used, nor O as the last letter.
const swedishPlate = /^[A-HJ-PR-UW-Z]{3}\d{2}[\dA-HJ-NPR-UW-Z]$/;

export function isPlate(registrationNumber: string): boolean {
  return swedishPlate.test(registrationNumber);
}
