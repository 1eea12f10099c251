import fc from 'fast-check';
import type { IndexDefinition } from '../index-definition.ts';
import type { FacetRequest, FilterCondition, SearchQuery, SearchRecord } from '../port.ts';

/** Texts that collide, fold to each other, look like paths or numbers, or differ in one letter. */
const texts = [
  ...['Volvo', 'volvo', 'Vollvo', 'Škoda', 'Skoda', 'XC60', 'XC 60', 'CR-V', 'CRV', 'ID.4', '2,0', '2.0 TDI'],
  ...['Tromsø', 'Tromsö', 'Ærø', 'Åre', 'Östersund', 'Žilina', 'Košice', 'Ľubovňa', 'Kärkkäinen', 'Straße'],
  ...['A', 'A>B', '>', ' ', '-', 'true', '7', '10', '007', '1e3', '🚗 El', 'e\u0301l', 'Blåbärsvägen i Umeå'],
];
const typed = [
  ...['volvo', 'vol', 'volov', 'skoda', 'škodaa', 'xc60', 'xc', '60', 'crv', 'cr-v', 'id4', '2,0', 'tdi'],
  ...[
    'tromsø',
    'tromso',
    'aro',
    'ærø',
    'are',
    'ostersund',
    'zilina',
    'žilna',
    'kosice',
    'lubovna',
    'strasse',
  ],
  ...[
    'karkkainen',
    'blåbärsvägen',
    'blåbär',
    'umea',
    'i',
    'a',
    'true',
    '7',
    '🚗',
    'nothing',
    'e\u0301l',
    'el',
  ],
];

// Above U+D7FF engines sort texts differently; see decision 42.
const anyText = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => /^[\0-\ud7ff]*$/.test(text));
const text = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...texts) }, anyText);
const scalar = fc.oneof(
  { weight: 6, arbitrary: text },
  fc.integer({ min: 0, max: 12 }),
  fc.boolean(),
  fc.constantFrom(null, undefined, ''),
);
const number = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.integer({ min: 0, max: 2_000_000 }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.constantFrom('12', ' 7 ', '2026-01-02', '2025-12-31T23:00:00Z', 'cheap', '', null, undefined, true),
);
const values = fc.oneof({ weight: 3, arbitrary: scalar }, fc.array(scalar, { maxLength: 4 }));

type Fields = { [name: string]: Fields | 'number' | 'text' };

/** Records with a value, a strange one or none in every field that the index knows. */
export function recordsOf(definition: IndexDefinition): fc.Arbitrary<SearchRecord[]> {
  const { [definition.id]: _, ...fields } = fieldsOf(definition);
  const id = fc.oneof(
    fc.integer({ min: 1, max: 60 }),
    fc.constantFrom('a', 'A', 'ä', 'å', 'x-1', 'x 1', '10', '9', 'ö'.repeat(300)),
  );
  const record = fc.tuple(id, recordOf(fields)).map(([key, rest]) => ({ [definition.id]: key, ...rest }));
  return fc.uniqueArray(record, { maxLength: 40, selector: (each) => String(each[definition.id]) });
}

function fieldsOf(definition: IndexDefinition): Fields {
  const { facets, hierarchies, ranges, sorts, searchable } = definition;
  const numbers = [...ranges, ...sorts.filter(({ as }) => as !== 'text').map(({ field }) => field)];
  const names = [
    ...facets,
    ...hierarchies.flatMap((name) => name.split('>')),
    ...sorts.map(({ field }) => field),
  ];
  const fields: Fields = {};
  for (const name of [...names, ...searchable.map(({ field }) => field), ...numbers])
    addField(fields, name.split('.'), numbers.includes(name) ? 'number' : 'text');
  return fields;
}

function addField(fields: Fields, [head = '', ...rest]: readonly string[], kind: 'number' | 'text'): void {
  const known = fields[head];
  if (rest.length === 0) {
    fields[head] ??= kind;
    return;
  }
  const inner = typeof known === 'object' ? known : {};
  fields[head] = inner;
  addField(inner, rest, kind);
}

function recordOf(fields: Fields): fc.Arbitrary<SearchRecord> {
  const arbitraries = Object.entries(fields).map(([name, field]) => {
    if (field === 'number') return [name, number] as const;
    if (field === 'text') return [name, values] as const;
    const inner = recordOf(field);
    return [name, fc.oneof(inner, fc.array(inner, { maxLength: 3 }))] as const;
  });
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys: [] });
}

/** Queries of everything that the index can be asked for, except distances. */
export function queriesOf(definition: IndexDefinition): fc.Arbitrary<SearchQuery> {
  const { id, facets, hierarchies, ranges, sorts, usualOrder } = definition;
  const chosen = fc.array(fc.constantFrom(...texts, '1', '2', 'true'), { maxLength: 3 });
  const paths = fc.array(
    fc.tuple(fc.constantFrom(...texts), fc.option(fc.constantFrom(...texts), { nil: undefined })),
    { maxLength: 2 },
  );
  const pathTexts = paths.map((list) => list.map(([a, b]) => (b === undefined ? a : `${a}>${b}`)));
  const end = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.integer({ min: 0, max: 2_000_000 }));
  const range = fc.oneof(
    fc.tuple(end, end).map((ends): FilterCondition => ends.toSorted((a, b) => a - b)),
    end.map((from): FilterCondition => ({ from })),
    end.map((to): FilterCondition => ({ to })),
    fc.tuple(end, end).map((ends): FilterCondition => ({ not: ends.toSorted((a, b) => a - b) })),
    end,
  );
  const listed = fc.oneof(
    chosen,
    chosen.map((not): FilterCondition => ({ not })),
    chosen.map((all): FilterCondition => ({ all })),
  );
  const conditions = [
    ...facets.map((name) => listed.map((condition) => [name, condition] as const)),
    ...hierarchies.map((name) => pathTexts.map((list) => [name, list] as const)),
    ...hierarchies.map((name) => pathTexts.map((not) => [name, { not }] as const)),
    ...ranges.map((name) => range.map((condition) => [name, condition] as const)),
    fc
      .array(fc.constantFrom('1', '2', '10', 'a', 'ä', 'gone'), { maxLength: 3 })
      .map((ids) => [id, ids] as const),
  ];
  const facet: fc.Arbitrary<FacetRequest> = fc.oneof(
    ...facets.map((name) => chosen.map((filters): FacetRequest => ({ name, filters }))),
    ...hierarchies.map((name) => pathTexts.map((filters): FacetRequest => ({ name, filters }))),
    ...ranges.map((name) => fc.tuple(end, end).map((filters): FacetRequest => ({ name, filters }))),
  );
  const sortNames = sorts.flatMap(({ field }) => [`${field}_asc`, `${field}_desc`]);
  return fc.record({
    keyphrase: fc.option(
      fc.array(fc.constantFrom(...typed), { maxLength: 3 }).map((words) => words.join(' ')),
      { nil: undefined },
    ),
    facets: fc.array(
      fc
        .tuple(facet, fc.constantFrom(undefined, 'count', 'alpha', 'alpha_desc'))
        .map(([each, sort_order]): FacetRequest => ({ ...each, sort_order })),
      { maxLength: 4 },
    ),
    filters: fc
      .array(fc.oneof(...conditions), { maxLength: 2 })
      .map((list) => Object.fromEntries<FilterCondition>(list)),
    sort_name: fc.constantFrom(undefined, 'relevance', usualOrder, ...sortNames),
    limit: fc.constantFrom(0, 1, 5, 24),
    offset: fc.constantFrom(0, 0, 1, 7, 10_000),
    fields: fc.constantFrom(undefined, [id], [id, ...facets.slice(0, 2)]),
  }) as fc.Arbitrary<SearchQuery>;
}
