import { type Bounds, clamp } from '../../shared/platform/bounds.ts';

/** The value of an amount field while typing: digits and spaces, no leading zeros (LOAN-09). */
export function sanitizeAmount(typed: string): string {
  const digits = typed.replace(/[^\d\s\u00a0\u202f]/g, '');
  return digits.replace(/^[\s\u00a0\u202f0]+(?=\d)/, '');
}

/** The value once the field is left, clamped to its bounds; an empty field counts as 0. */
export function parseAmount(typed: string, bounds: Bounds): number {
  return clamp(bounds, Number(typed.replace(/\D/g, '')));
}
