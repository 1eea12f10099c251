import { expect, onTestFinished, test } from 'vitest';
import { API_VERSION, type Extension, type RecordFieldDeclaration } from '../../extension/extension.ts';
import { parseDealership } from '../../features/dealers/dealership.ts';
import { aDealershipRecord } from '../../features/dealers/testing/a-dealership.ts';
import { definitionOfKind } from '../../features/inventory/index-definitions.ts';
import { describeFields } from '../../features/inventory/mapping/describe-fields.ts';
import { checkRecord, recordKindOf } from '../../features/inventory/record-kind.ts';
import { aKitRecord } from '../../features/kits/testing/a-kit-record.ts';
import { embeddedSearch } from '../../shared/search/adapters/embedded/embedded-search.ts';
import { addedFields } from '../../shared/search/records/added-fields.ts';
import { checkDeclaration } from './check-declaration.ts';
import { addRecordFields } from './record-fields.ts';

const points = {
  ...{ type: 'number', label: 'field', description: 'Points where cars are charged.', example: 4 },
  ...{ filter: 'range', sort: true },
} as const satisfies RecordFieldDeclaration;
const services = {
  ...{ type: 'texts', label: 'field', description: 'What else it offers.', example: ['Coffee'] },
  ...{ filter: 'values', search: true },
} as const satisfies RecordFieldDeclaration;
const keyBox = {
  ...{ type: 'text', label: 'field', description: 'Where its keys are.', example: '1174' },
  isPrivate: true,
} as const satisfies RecordFieldDeclaration;
const warranty = {
  ...{ type: 'number', label: 'field', description: 'Of its parts, in months.', example: 24 },
  filter: 'values',
} as const satisfies RecordFieldDeclaration;

const texts = { en: { field: 'Field' } };

function anExtension(more: Partial<Extension>, name = 'parts'): Extension {
  return { name, apiVersion: API_VERSION, about: 'for tests', texts, ...more };
}

const both = anExtension({
  dealershipFields: { charging_points: points, extra_services: services, key_box: keyBox },
  kitFields: { warranty_months: warranty },
});

function withFields(extension = both) {
  const remove = addRecordFields(extension);
  onTestFinished(remove);
  return remove;
}

const dealership = (more: object) => checkRecord(recordKindOf('sites'), aDealershipRecord({ ...more }));
const kit = (more: object) => checkRecord(recordKindOf('kits'), aKitRecord({ ...more }));

test('feeds bring fields of dealerships and kits by their rules, mappings offer them, and each kind has its own', () => {
  withFields();
  expect(dealership({ charging_points: '4', extra_services: ['Coffee'] })).toMatchObject({
    source: { charging_points: 4, extra_services: ['Coffee'] },
    ignored: [],
  });
  expect(dealership({ charging_points: 'many' })).toMatchObject({
    problem: 'charging_points is not a number.',
  });
  expect(kit({ warranty_months: '24' })).toMatchObject({ source: { warranty_months: 24 }, ignored: [] });
  expect(kit({ charging_points: 4 })).toMatchObject({ ignored: ['charging_points'] });
  const offered = (kind: 'sites' | 'kits' | 'cars') => describeFields(kind, 'en').map(({ name }) => name);
  expect(offered('sites')).toEqual(expect.arrayContaining(['charging_points', 'extra_services', 'key_box']));
  expect(offered('kits')).toContain('warranty_months');
  expect(offered('cars').join()).not.toMatch(/charging_points|warranty_months/);
});

test('the shape of a feed, as the API says it, describes them', () => {
  withFields();
  const { check } = recordKindOf('sites');
  const { shape } = check as unknown as { shape: Record<string, { meta: () => unknown }> };
  expect(shape['charging_points']?.meta()).toMatchObject({
    description: 'Points where cars are charged.',
    examples: [4],
  });
});

test('dealerships are counted, narrowed and sorted by them, and found by their words', async () => {
  withFields();
  const engine = embeddedSearch(() => definitionOfKind('sites'));
  onTestFinished(() => engine.close());
  await engine.replaceAll('sites', [
    aDealershipRecord({ site_id: '1', charging_points: 2, extra_services: ['Biltvätt'], key_box: 'Fikon' }),
    aDealershipRecord({ site_id: '2', charging_points: 8 }),
  ]);
  const ids = async (query: object) =>
    (await engine.index('sites').search({ fields: ['site_id'], limit: 10, ...query })).content.map(
      (record) => record['site_id'],
    );
  expect(await ids({ keyphrase: 'biltvätt' })).toEqual(['1']);
  expect(await ids({ keyphrase: 'fikon' })).toEqual([]);
  expect(await ids({ filters: { extra_services: 'Biltvätt' } })).toEqual(['1']);
  expect(await ids({ filters: { charging_points: { from: 5 } } })).toEqual(['2']);
  expect(await ids({ sort_name: 'charging_points_desc' })).toEqual(['2', '1']);
});

test('without the extension nothing knows them, and what is stored is read as before', () => {
  const remove = withFields();
  remove();
  expect(addedFields('sites')).toEqual([]);
  expect(definitionOfKind('sites').ranges).not.toContain('charging_points');
  expect(definitionOfKind('kits').facets).not.toContain('warranty_months');
  expect(dealership({ charging_points: 4 })).toMatchObject({ ignored: ['charging_points'] });
  expect(parseDealership(aDealershipRecord({ charging_points: 4 }))).toEqual(
    parseDealership(aDealershipRecord()),
  );
});

test('one name for two kinds is fine; a second one for the same kind is refused', () => {
  withFields(anExtension({ dealershipFields: { grade: keyBox }, kitFields: { grade: keyBox } }));
  expect(() => addRecordFields(anExtension({ kitFields: { grade: keyBox } }, 'others'))).toThrow(
    "the extension 'parts' adds a field grade to kits, too: give one another name",
  );
});

test.each([
  [
    { dealershipFields: { site_city: keyBox } },
    "The field site_city of dealerships is the product's own: give yours another name.",
  ],
  [
    { kitFields: { car_id: keyBox } },
    "The field car_id of kits is the product's own: give yours another name.",
  ],
  [
    { kitFields: { warranty: { ...warranty, search: true } } },
    'The field warranty cannot be searched for words: it is a number.',
  ],
  [
    { dealershipFields: { key_box: { ...keyBox, search: true } } },
    'The field key_box is private: it has no card, filter, sort or search, which visitors see.',
  ],
  [
    { dealershipFields: { key_box: { ...keyBox, label: 'box' } } },
    "The field key_box uses 'box', which its texts do not have.",
  ],
] as [Partial<Extension>, string][])('a field that is declared wrongly says why', (more, problem) => {
  expect(checkDeclaration('parts', { default: anExtension(more) })).toMatchObject({ problem });
});

test('what is declared rightly is taken', () => {
  expect(checkDeclaration('parts', { default: both })).toEqual({ extension: both });
});
