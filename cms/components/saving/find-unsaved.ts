import { canonicalJson } from '../../collections/canonical-json.ts';
import type { Values } from './find-differences.ts';

/** Which of these fields hold something that none of the known states of the document holds. */
export function findUnsaved(
  now: Values,
  known: readonly (Values | undefined)[],
  names: readonly string[],
): string[] {
  return names.filter((name) => {
    const value = comparable(now[name]);
    return !known.some((each) => each && name in each && comparable(each[name]) === value);
  });
}

/** A form sends 0 for a list without rows, and null or an empty text for an empty field. */
function comparable(value: unknown): string {
  if (value === 0 || value === '' || value === undefined || (Array.isArray(value) && value.length === 0))
    return 'null';
  return canonicalJson(value);
}
