import type { Car } from './car.ts';

/** '2025'; of a British car '2025 (25 reg)', for its plate tells the half-year in which it was registered. */
export function yearText({ year, registrationNumber }: Pick<Car, 'year' | 'registrationNumber'>) {
  if (year === undefined) return undefined;
  const [, plateYear] = britishPlate.exec(registrationNumber ?? '') ?? [];
  return plateYear === undefined ? String(year) : `${year} (${plateYear}\u00a0reg)`;
}

/** 'NK25 ABC': two letters of the place, the age identifier, three letters. Issued since September 2001. */
const britishPlate = /^[A-Z]{2}(\d{2})\s?[A-Z]{3}$/i;
