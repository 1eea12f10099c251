import { expect, test } from 'vitest';
import { allFields } from '../../shared/search/records/derive.ts';
import type { FieldDoc } from '../../shared/search/records/field-doc.ts';
import { parseDealership } from './dealership.ts';
import { dealershipRecord } from './dealership-record.ts';

const fields = allFields(dealershipRecord);

test.each(fields.map((field) => [field.name, field] as const))(
  'feeds are told what %s is, with an example that is accepted',
  (_, { doc, feed }) => {
    expect(doc?.description).toMatch(/^.{8,}\.$/s);
    expect(feed.safeParse(doc?.example)).toMatchObject({ success: true });
  },
);

test('DSD-08 DSD-12 DSD-15 every part of a department is described, those per language too, and its example is read whole', () => {
  const record = Object.fromEntries(fields.map(({ name, doc }) => [name, doc?.example]));
  const [department] = parseDealership(record)?.departments ?? [];
  const { parts = {} } = dealershipRecord.departments.doc ?? {};
  expect(describedIn(parts)).toEqual(expect.arrayContaining(keysOf(department)));
  expect(keysOf(department)).toEqual(
    expect.arrayContaining(describedIn(parts).filter((key) => !isOptional(key))),
  );
  for (const text of ['official_name', 'title', 'vacationtitle', 'displayText'])
    expect(
      describedIn(parts).some((key) => key.endsWith(`${text}_by_language`)),
      text,
    ).toBe(true);
});

/** The ordinary week of the example has figures only. */
const isOptional = (key: string) =>
  /(openinghours|vacationdays\.vacationdays)\.displayText_by_language$/.test(key);

function describedIn(parts: Readonly<Record<string, FieldDoc>>, above = ''): string[] {
  return Object.entries(parts).flatMap(([name, part]) => [
    `${above}${name}`,
    ...describedIn(part.parts ?? {}, `${above}${name}.`),
  ]);
}

function keysOf(value: unknown, above = ''): string[] {
  if (Array.isArray(value)) return keysOf(value[0], above);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    part === undefined
      ? []
      : [`${above}${name}`, ...(name.endsWith('_by_language') ? [] : keysOf(part, `${above}${name}.`))],
  );
}
