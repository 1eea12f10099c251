// Shared by the form in the browser and the routes on the server.

export const MIN_TYRE_PLATE_LENGTH = 2;
export const MAX_TYRE_PLATE_LENGTH = 7;

/** As a visitor types it: without spaces, upper-cased, at most seven characters (TH-12). */
export function toTyrePlate(text: string): string {
  return text.replace(/\s/g, '').toLocaleUpperCase('sv').slice(0, MAX_TYRE_PLATE_LENGTH);
}

/** Undefined for what cannot be a plate of any country. */
export function normalizeTyrePlate(text: string): string | undefined {
  const plate = text.replace(/[\s-]/g, '').toLocaleUpperCase('sv');
  return /^[\dA-ZÅÄÖÆØ]{2,7}$/.test(plate) ? plate : undefined;
}
