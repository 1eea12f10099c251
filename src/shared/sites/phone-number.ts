import { type Country, countries } from './countries.ts';

// E.164 allows fifteen digits; no country of ours has a number with fewer than eight, its code included.
const internationalNumber = /^\+[1-9]\d{7,14}$/;

/** As people write it (070-123 45 67, 0046 70…, +46 (0)70…) to what a gateway takes; undefined where it is no number. */
export function toInternationalNumber(phone: string, country: Country): string | undefined {
  const { callingCode: code } = countries[country].phone;
  const compact = phone
    .trim()
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const number = withCallingCode(compact, code, country).replace(new RegExp(`^\\+${code}0`), `+${code}`);
  return internationalNumber.test(number) ? number : undefined;
}

function withCallingCode(compact: string, code: string, country: Country): string {
  if (compact.startsWith('+')) return compact;
  if (countries[country].phone.trunkPrefix === '') return `+${compact.length > 8 ? compact : code + compact}`;
  if (compact.startsWith('0')) return `+${code}${compact.slice(1)}`;
  // 46701234567 without its plus, or 701234567 without its zero.
  return compact.startsWith(code) && compact.length > 9 ? `+${compact}` : `+${code}${compact}`;
}
