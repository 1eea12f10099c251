import type { SearchRecord } from '../../../shared/search/port.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { vocabularyFields } from './vocabulary.ts';
import { codeNamed, valueNamed } from './word-of.ts';

/**
 * A feed's record with the words of the index's language: 'Electric', 'EL' and 'elbil' are all El in a Swedish index.
 * What no vocabulary has stays as it is written.
 */
export function withCanonicalValues(record: SearchRecord, language: Language): SearchRecord {
  const changed = vocabularyFields.flatMap((field) => {
    const value = record[field];
    const named = (text: unknown) =>
      typeof text === 'string' ? (valueNamed(field, text, language) ?? text) : text;
    if (value === undefined) return [];
    return [[field, Array.isArray(value) ? [...new Set(value.map(named))] : named(value)] as const];
  });
  return { ...record, ...Object.fromEntries(changed) };
}

/** Whose values are a closed list; equipment and campaigns have names of their own. */
const closedFields = ['car_condition', 'car_fuel', 'car_gearbox', 'car_drive', 'car_body'] as const;

/** Values that no page can translate and no filter knows, such as "car_fuel 'Steam'". */
export function unknownWords(record: SearchRecord): readonly string[] {
  return closedFields.flatMap((field) => {
    const value = record[field];
    return typeof value === 'string' && codeNamed(field, value) === undefined ? [`${field} '${value}'`] : [];
  });
}
