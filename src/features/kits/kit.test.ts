import { expect, test } from 'vitest';
import { feedSchema } from '../../shared/search/records/derive.ts';
import { isActive, isActiveRecord, parseKit } from './kit.ts';
import { toKitCard } from './kit-card.ts';
import { kitIndex, kitRecord } from './kit-record.ts';
import { aKitRecord } from './testing/a-kit.ts';

const kitOf = (over = {}) => {
  const kit = parseKit(aKitRecord(over));
  if (!kit) throw new Error('no kit');
  return kit;
};

test('KIT-16 a kit has these fields in feeds, and a record without id, name or price is none', () => {
  const fields =
    'action kitId catalogueId kitCode name description status images retailPrice currency kitCategory kitSubCategory kitSubSubCategory parts';
  expect(Object.keys(feedSchema(kitRecord))).toEqual(expect.arrayContaining(fields.split(' ')));
  for (const field of ['kitId', 'name', 'retailPrice'])
    expect(parseKit({ ...aKitRecord(), [field]: undefined })).toBeUndefined();
});

test('KIT-06 the vehicle types that a kit fits are the index field type_ids', () => {
  expect(kitIndex.facets).toContain('type_ids');
  expect(kitIndex.facets).not.toContain('type_id');
  expect(kitOf({ type_ids: ['11', '12'] }).typeIds).toEqual(['11', '12']);
});

test.each([
  ['active', 'upsert', true],
  ['active', undefined, true],
  ['inactive', 'upsert', false],
  [undefined, 'upsert', false],
  ['active', 'delete', false],
])('KIT-20 status %s, action %s: active is %s', (status, action, expected) => {
  expect(isActive({ status, action })).toBe(expected);
  expect(isActiveRecord({ ...aKitRecord(), status, action })).toBe(expected);
});

test('KIT-15 a card has pictures of our library; without one a drawing that is always the same', () => {
  const picture = {
    id: 'a',
    src: '/media/a',
    width: 960,
    height: 720,
    alt: '',
    focal: { x: 50, y: 50 },
    vector: false,
  };
  const inLibrary = toKitCard(kitOf({ images: ['/media/a/1280.webp'] }), () => ({
    ...picture,
    placeholder: 'data:,',
  }));
  expect(inLibrary.images).toEqual(['/media/a/1280.webp']);
  expect(inLibrary.picture).toEqual({ ...picture, placeholder: undefined });
  const none = () => undefined;
  const [first] = toKitCard(kitOf({ kitId: '5' }), none).images;
  expect(first).toMatch(/^data:image\/svg/);
  expect(toKitCard(kitOf({ kitId: '5', name: 'Toinen' }), none).images).toEqual([first]);
  // The content policy would refuse it.
  expect(toKitCard(kitOf({ images: ['https://elsewhere.example/a.jpg'] }), none).images[0]).toMatch(/^data:/);
});
