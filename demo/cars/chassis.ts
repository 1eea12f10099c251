import { makes } from './makes.ts';
import { randomLetters } from './markets/market.ts';
import type { Random } from './random.ts';
import type { Vehicle } from './vehicle.ts';

const signs = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
// A is 2010; I, O, Q, U and Z are never used for years.
const yearSigns = 'ABCDEFGHJKLMNPRSTVWXY';

/** Seventeen characters, the tenth is the year. Makers' codes beginning UA to UG are unassigned. */
export function chassisNumber({ make, year, generation }: Vehicle, random: Random): string {
  const at = makes.findIndex(({ code }) => code === make.code);
  const maker = `U${'ABCDEFG'.charAt(at % 7)}${signs.charAt(Math.floor(at / 7))}`;
  const type = `${signs.charAt(generation.name.length)}${randomLetters(signs, 5, random)}`;
  const serial = String(random.whole(1000, 999_999)).padStart(6, '0');
  return `${maker}${type}${yearSigns.charAt((year - 2010) % yearSigns.length)}${randomLetters(signs.slice(0, 23), 1, random)}${serial}`;
}
