import type { SearchRecord } from '../../search/port.ts';
import type { Language } from '../../sites/languages.ts';
import { vocabularyFields } from './vocabulary.ts';
import { valueNamed } from './word-of.ts';

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
