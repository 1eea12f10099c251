import { brandNames } from '../brands.ts';

// Codes of sub-brands and trade brands, which have no logo of their own.
const others: Readonly<Record<string, string>> = {
  BMW_I: 'BMW i',
  FI_TR: 'Fiat Professional',
  MH_TR: 'Mobilvetta',
};

export function brandName(code: string): string {
  const name = brandNames[code] ?? others[code];
  if (!name) throw new Error(`There is no make with the code ${code}`);
  return name;
}
