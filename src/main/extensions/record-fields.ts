import type { CarFieldDeclaration, Extension, RecordFieldDeclaration } from '../../extension/extension.ts';
import { carRecord } from '../../features/cars/record/car-record.ts';
import { dealershipRecord } from '../../features/dealers/dealership-record.ts';
import { idFields } from '../../features/inventory/index-definitions.ts';
import { kitRecord } from '../../features/kits/kit-record.ts';
import { type AddedField, type AddedKind, addFields } from '../../shared/search/records/added-fields.ts';
import { allFields } from '../../shared/search/records/derive.ts';
import type { FieldUse, RecordDeclaration } from '../../shared/search/records/record-field.ts';
import { lackingTexts } from './lacking-texts.ts';

/** Of any of the three kinds: what cars have, and what the two others have. */
type Declared = Omit<CarFieldDeclaration, 'sort'> &
  Omit<RecordFieldDeclaration, 'sort'> & { sort?: CarFieldDeclaration['sort'] | true };

type Part = {
  kind: AddedKind;
  called: string;
  ownNames: ReadonlySet<string>;
  fieldsOf: (extension: Extension) => Readonly<Record<string, Declared>>;
};

const parts: readonly Part[] = [
  {
    kind: 'cars',
    called: 'cars',
    ownNames: namesOf(carRecord),
    fieldsOf: ({ carFields = {} }) => carFields,
  },
  {
    kind: 'sites',
    called: 'dealerships',
    ownNames: namesOf(dealershipRecord),
    fieldsOf: ({ dealershipFields = {} }) => dealershipFields,
  },
  {
    kind: 'kits',
    called: 'kits',
    ownNames: namesOf(kitRecord),
    fieldsOf: ({ kitFields = {} }) => kitFields,
  },
];

/** Records have the fields of an extension until the returned function is called. Throws where two would share a name. */
export function addRecordFields(extension: Extension): () => void {
  const fields = parts.flatMap(({ kind, fieldsOf }) =>
    Object.entries(fieldsOf(extension)).map(([name, declared]) =>
      toField(extension.name, kind, name, declared),
    ),
  );
  return addFields(fields);
}

/** What the shape of the declaration cannot say of its fields, a sentence each. */
export function recordFieldProblems(extension: Extension): readonly string[] {
  return parts.flatMap((part) =>
    Object.entries(part.fieldsOf(extension)).flatMap(([name, declared]) =>
      fieldProblems(part, name, declared, extension.texts ?? {}),
    ),
  );
}

function fieldProblems(
  { called, ownNames }: Part,
  name: string,
  { label, card, sort, filter, search, type, isPrivate }: Declared,
  texts: NonNullable<Extension['texts']>,
): readonly string[] {
  const orders = typeof sort === 'object' ? [sort.ascending, sort.descending] : [];
  const isNumber = type === 'number';
  return [
    ...(ownNames.has(name) || idFields.has(name)
      ? [`The field ${name} of ${called} is the product's own: give yours another name.`]
      : []),
    ...(filter && (filter === 'range') !== isNumber && !(isNumber && filter === 'values')
      ? [`The field ${name} is filtered by '${filter}', and is a ${type}: only numbers have ranges.`]
      : []),
    ...(sort && !['number', 'date', 'text'].includes(type)
      ? [`The field ${name} cannot be sorted by: it is a ${type}.`]
      : []),
    ...(search && !['text', 'texts'].includes(type)
      ? [`The field ${name} cannot be searched for words: it is a ${type}.`]
      : []),
    ...(isPrivate && (card || filter || sort || search)
      ? [`The field ${name} is private: it has no card, filter, sort or search, which visitors see.`]
      : []),
    ...lackingTexts(`The field ${name}`, [label, card, ...orders], texts),
  ];
}

function toField(extension: string, kind: AddedKind, name: string, declared: Declared): AddedField {
  const own = (key: string | undefined) => key && `${extension}:${key}`;
  const { type, label, description, example, unit, card, filter, sort } = declared;
  return {
    ...{ extension, kind, name, type, description, example, unit, filter },
    uses: usesOf(declared),
    label: `${extension}:${label}`,
    card: own(card),
    ...(typeof sort === 'object' && {
      sort: { ascending: own(sort.ascending), descending: own(sort.descending) },
    }),
  };
}

function usesOf({ card, filter, sort, search, isPrivate, forPlans }: Declared): FieldUse[] {
  if (isPrivate) return forPlans ? ['card'] : [];
  return [
    'public',
    ...(card || forPlans ? (['card'] as const) : []),
    ...(filter ? ([filter === 'range' ? 'range' : 'facet'] as const) : []),
    ...(sort ? (['sort'] as const) : []),
    ...(search ? (['search:detail'] as const) : []),
  ];
}

function namesOf(declaration: RecordDeclaration & { added: RecordDeclaration }): ReadonlySet<string> {
  const { added: _, ...own } = declaration;
  return new Set(allFields(own).map(({ name }) => name));
}
