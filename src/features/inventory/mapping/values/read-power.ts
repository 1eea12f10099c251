import { type NumberWriting, readNumber } from './read-number.ts';

const hpPerKw = 1.35962;
const hpPerBhp = 1.01387;

/** Units of power, by what each is in metric horsepower. */
export const powerUnits = { hp: 1, kw: hpPerKw, bhp: hpPerBhp } as const;
export type PowerUnit = keyof typeof powerUnits;

/** More is a distance, a price or a weight. */
const MAX_POWER = 2500;

const words: readonly (readonly [PowerUnit, string])[] = [
  // In Polish KM are horsepower; km are kilometres.
  ['hp', 'hk|hkr|ps|hp|hv|hev|cv|ch|ks|(?-i:KM)|pk|hästkrafter|horsepower|hevosvoimaa'],
  ['bhp', 'bhp'],
  ['kw', 'kw'],
];
const patterns = words.map(
  ([unit, names]) =>
    [
      unit,
      new RegExp(`(?<![\\d.,])(\\d{1,4}(?:[.,]\\d{1,2})?)\\s*(?:${names})(?![\\p{L}\\d])`, 'iu'),
    ] as const,
);

/** Metric horsepower: '150 hk', '110 kW (150 PS)', '148bhp', '110/150'; a plain number in the stated unit. */
export function readPower(
  text: string,
  stated: PowerUnit = 'hp',
  writing: NumberWriting = {},
): number | undefined {
  const found = powerIn(text);
  if (found !== undefined) return found;
  const [, , second] = /^\s*(\d{2,4})\s*\/\s*(\d{2,4})\s*$/.exec(text) ?? [];
  if (second) return Number(second);
  const read = readNumber(text, writing);
  return read && read.after === '' && read.before === ''
    ? Math.round(read.value * powerUnits[stated])
    : undefined;
}

/** Of a text that says more than the power: '2.0 TDI 150 hk DSG'. */
export function powerIn(text: string): number | undefined {
  for (const [unit, pattern] of patterns) {
    const value = pattern.exec(text)?.[1];
    const power = value && Math.round(Number(value.replace(',', '.')) * powerUnits[unit]);
    if (power && power < MAX_POWER) return power;
  }
  return undefined;
}
