import { expect, onTestFinished, test } from 'vitest';
import { API_VERSION, type Extension, type ReceiverDeclaration } from '../../extension/extension.ts';
import { feedFor } from '../../extension/testing/testing.tsx';
import { offeredReceivers } from '../../features/outgoing-feeds/offered-receivers.ts';
import { checkDeclaration } from './check-declaration.ts';
import { addFeedReceivers } from './feed-receivers.ts';

const market: ReceiverDeclaration = {
  title: 'Market',
  source: 'https://market.example/import',
  format: { kind: 'csv', columns: ['id', 'make'], separator: ';' },
  rules: [
    'inStock',
    { code: 'no-boot', message: 'Its boot is not known.', holds: ({ fields }) => 'boot' in fields },
  ],
  item: ({ id, make }) => ({ id, make }),
};

function anExtension(changes: Partial<ReceiverDeclaration> = {}): Extension {
  const texts = { en: { boot: 'Boot' } };
  const boot = { type: 'number', label: 'boot', description: 'Luggage, in litres.', example: 483 } as const;
  return {
    ...{ name: 'parts', apiVersion: API_VERSION, about: 'for tests', texts, carFields: { boot } },
    feedReceivers: { market: { ...market, ...changes } },
  };
}

test('cars that meet its rules are in its feed, in its names; the others are counted with their reason', async () => {
  const { text, leftOut } = await feedFor(anExtension(), 'market', [{ boot: 483, car_brand: 'Kia' }, {}]);
  expect(text).toMatch(/^id;make\r\n[^;]+;Kia\r\n$/);
  expect(leftOut).toMatchObject({ 'no-boot': 1 });
});

test('a car that it fails with keeps none of the others out', async () => {
  const item = ({ id, make }: { id: string; make: string }) => {
    if (make === 'Kia') throw new Error('broken');
    return { id, make };
  };
  const cars = [
    { boot: 1, car_brand: 'Kia' },
    { boot: 1, car_brand: 'Volvo' },
  ];
  const { text, leftOut } = await feedFor(anExtension({ item: item as never }), 'market', cars);
  expect(text).toMatch(/Volvo\r\n$/);
  expect(leftOut).toMatchObject({ 'not-writable': 1 });
});

test('it is offered behind those of the product, until it is removed; no two have one name', () => {
  const remove = addFeedReceivers(anExtension());
  onTestFinished(remove);
  const names = () => offeredReceivers([]).map(({ receiver }) => receiver.name);
  expect(names().at(-1)).toBe('parts-market');
  expect(() => addFeedReceivers(anExtension())).toThrow(
    'there is a receiver of feeds called parts-market already',
  );
  remove();
  expect(names()).not.toContain('parts-market');
});

test('a rule that there is not names those that there are', () => {
  const wrong = anExtension({ rules: ['inStok' as never] });
  expect(checkDeclaration('parts', { default: wrong })).toMatchObject({
    problem: expect.stringContaining("has a rule 'inStok', which the product has not; there are inStock,"),
  });
});
