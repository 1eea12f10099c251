/** The mileage as it is typed: '6 240' is 6240. '12.5' and '-5' are no mileage, and nobody guesses which one is meant. */
export type ReadMileage = { state: 'empty' } | { state: 'wrong' } | { state: 'read'; mileage: number };

const MAX_DIGITS = 6;

export function readMileage(text: string): ReadMileage {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return { state: 'empty' };
  if (!/^\d+$/.test(digits) || digits.length > MAX_DIGITS) return { state: 'wrong' };
  return { state: 'read', mileage: Number(digits) };
}

/** Why a mileage is asked about once more, with what the customer may have meant. */
export type MileageDoubt = { kind: 'high'; meant: number | undefined } | { kind: 'low' };

/** 40,000 km a year: a commuter's car passes, one whose kilometres were entered as mil does not. */
const MAX_MIL_PER_YEAR = 4000;
/** 600,000 km, whatever the age. */
const MAX_MIL = 60_000;
const USED_FROM_AGE = 3;
const MIN_MIL_OF_USED_CAR = 100;

export function mileageDoubt(mileage: number, buildYear: number, year: number): MileageDoubt | undefined {
  const age = Math.max(0, year - buildYear);
  const limit = Math.min(MAX_MIL, (age + 1) * MAX_MIL_PER_YEAR);
  if (mileage > limit) {
    const inKilometres = Math.round(mileage / 10);
    return { kind: 'high', meant: inKilometres <= limit ? inKilometres : undefined };
  }
  return age >= USED_FROM_AGE && mileage < MIN_MIL_OF_USED_CAR ? { kind: 'low' } : undefined;
}
