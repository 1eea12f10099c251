import { type Bounds, clamp } from './bounds.ts';

/** What may stand in an amount field while it is being typed: digits and spaces, no zeros in front (LOAN-09). */
export function sanitizeAmount(typed: string): string {
  const digits = typed.replace(/[^\d\s\u00a0\u202f]/g, '');
  return digits.replace(/^[\s\u00a0\u202f0]+(?=\d)/, '');
}

/** What is meant once the field is left: clamped between min and max; nothing is read as nothing. */
export function parseAmount(typed: string, bounds: Bounds): number {
  const digits = typed.replace(/\D/g, '');
  return clamp(bounds, Number(digits.slice(0, MAX_DIGITS)));
}

const MAX_DIGITS = 12;
