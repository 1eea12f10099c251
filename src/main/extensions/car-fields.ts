import type { CarFieldDeclaration, Extension } from '../../extension/extension.ts';
import { carRecord } from '../../features/cars/record/car-record.ts';
import { type AddedField, addFields } from '../../shared/search/records/added-fields.ts';
import { allFields } from '../../shared/search/records/derive.ts';
import type { FieldUse } from '../../shared/search/records/record-field.ts';
import { lackingTexts } from './lacking-texts.ts';

const { added: _, ...ownRecord } = carRecord;
const ownNames: ReadonlySet<string> = new Set(allFields(ownRecord).map(({ name }) => name));

/** Cars have the fields of an extension until the returned function is called. Throws where two would share a name. */
export function addCarFields({ name, carFields = {} }: Extension): () => void {
  return addFields(Object.entries(carFields).map(([field, declared]) => toField(name, field, declared)));
}

/** What the shape of the declaration cannot say of its fields, a sentence each. */
export function carFieldProblems({ carFields = {}, texts = {} }: Extension): readonly string[] {
  return Object.entries(carFields).flatMap(([name, field]) => {
    const { label, card, sort, filter, type, isPrivate } = field;
    const keys = [label, card, sort?.ascending, sort?.descending];
    const isNumber = type === 'number';
    return [
      ...(ownNames.has(name)
        ? [`The field ${name} of cars is the product's own: give yours another name.`]
        : []),
      ...(filter && (filter === 'range') !== isNumber && !(isNumber && filter === 'values')
        ? [`The field ${name} is filtered by '${filter}', and is a ${type}: only numbers have ranges.`]
        : []),
      ...(sort && !['number', 'date', 'text'].includes(type)
        ? [`The field ${name} cannot be sorted by: it is a ${type}.`]
        : []),
      ...(isPrivate && (card || filter || sort)
        ? [`The field ${name} is private: it has no card, filter or sort, which visitors see.`]
        : []),
      ...lackingTexts(`The field ${name}`, keys, texts),
    ];
  });
}

function toField(extension: string, name: string, declared: CarFieldDeclaration): AddedField {
  const own = (key: string | undefined) => key && `${extension}:${key}`;
  const { type, label, description, example, unit, card, filter, sort } = declared;
  return {
    ...{ extension, name, type, description, example, unit, filter },
    uses: usesOf(declared),
    label: `${extension}:${label}`,
    card: own(card),
    ...(sort && { sort: { ascending: own(sort.ascending), descending: own(sort.descending) } }),
  };
}

function usesOf({ card, filter, sort, isPrivate, forPlans }: CarFieldDeclaration): FieldUse[] {
  if (isPrivate) return forPlans ? ['card'] : [];
  return [
    'public',
    ...(card || forPlans ? (['card'] as const) : []),
    ...(filter ? ([filter === 'range' ? 'range' : 'facet'] as const) : []),
    ...(sort ? (['sort'] as const) : []),
  ];
}
