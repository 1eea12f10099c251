import type { Term } from '../../../shared/search/records/term.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { closedFields, vocabulary } from '../../cars/vocabulary/vocabulary.ts';
import { definitionOfKind, type IndexKind } from '../index-definitions.ts';
import type { sourceUnits } from './feed-mapping.ts';
import { type TargetType, targetFields } from './target-fields.ts';
import { makeByKey } from './values/make-names.ts';

export type DescribedField = {
  name: string;
  type: TargetType;
  isRequired: boolean;
  /** Numbers of records: they come from the identity of a mapping. */
  isIdentity: boolean;
  /** That a rule may say its numbers are in. */
  units: readonly string[];
  /** That the field knows, in the language of the index. */
  words: readonly string[];
};

/** What a mapping of such an index can fill, for people who choose. */
export function describeFields(kind: IndexKind, language: Language | undefined): readonly DescribedField[] {
  const { id } = definitionOfKind(kind);
  return [...targetFields(kind).values()].map(({ name, type, isRequired }) => ({
    ...{ name, type, isRequired },
    isIdentity: name === id,
    units: unitsOf(name),
    words: wordsOf(name, kind, language),
  }));
}

type SourceUnit = (typeof sourceUnits)[number];

const unitsByField: Readonly<Record<string, readonly SourceUnit[]>> = {
  car_mileage: ['km', 'mil', 'miles', 'thousands', 'tkm'],
  car_odometer: ['km', 'mil', 'miles', 'thousands', 'tkm'],
  car_power: ['hp', 'kw', 'bhp'],
  fuel_consumption: ['l/100 km', 'l/mil', 'mpg', 'km/l'],
  electric_consumption: ['kWh/100 km'],
  car_price: ['thousands'],
  service_minutes: ['min', 'h'],
};

function unitsOf(field: string): readonly string[] {
  return unitsByField[field] ?? [];
}

function wordsOf(field: string, kind: IndexKind, language: Language | undefined): readonly string[] {
  if (kind !== 'cars') return [];
  if (field === 'car_brand') return [...new Set(makeByKey.values())].toSorted(byName);
  const closed = closedFields.find((name) => name === field);
  if (!closed || !language) return [];
  const terms: readonly Term[] = vocabulary[closed];
  return terms.flatMap(({ words }) => words[language] ?? []).toSorted(byName);
}

function byName(one: string, other: string): number {
  return one.localeCompare(other, 'en');
}
