import { expect, test } from 'vitest';
import { freshSqlite } from '../../main/testing/databases.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { kyselyRecordStore } from '../../shared/search/adapters/kysely-record-store.ts';
import { importRecords } from './import-records.ts';

const index = 'cars-solvik-se';
const aCar = { car_id: '1', car_brand: 'Volvo', car_model: 'XC60', car_price: 400_000 };
const campaign = { car_has_campaign_price: true, car_campaign_price: 380_000 };

/** Imports one car day after day, and returns what is stored of its prices. */
async function storedAfter(...feeds: (readonly [string, object])[]) {
  const store = kyselyRecordStore(await (await freshSqlite()).open(), systemClock);
  for (const [day, fields] of feeds)
    await importRecords(
      store,
      { index, kind: 'cars', language: 'sv' },
      [{ ...aCar, ...fields }],
      () => new Date(`${day}T03:00:00Z`),
    );
  const { car_shown_price: shown, car_earlier_price: earlier } = (await store.find(index, '1'))?.body ?? {};
  const history = (await store.priceHistory(index, ['1'])).get('1') ?? [];
  return { shown, earlier, history: history.map(({ since, amount }) => [since.slice(0, 10), amount]) };
}

test('imports keep a price history, and a campaign is stored with the lowest price of the 30 days before it', async () => {
  const days = [
    ['2026-09-01', { car_price: 370_000 }],
    ['2026-09-20', { car_price: 395_000 }],
    ['2026-10-10', {}],
    ['2026-10-25', campaign],
    ['2026-10-26', { ...campaign, car_color: 'Röd' }],
  ] as const;
  expect(await storedAfter(...days)).toEqual({
    shown: 380_000,
    earlier: 395_000,
    history: [
      ['2026-09-01', 370_000],
      ['2026-09-20', 395_000],
      ['2026-10-10', 400_000],
      ['2026-10-25', 380_000],
    ],
  });
});

test('a car that comes with its campaign has no earlier price, and one whose campaign is over loses it', async () => {
  expect(await storedAfter(['2026-10-25', campaign])).toMatchObject({ shown: 380_000, earlier: undefined });
  const over = await storedAfter(['2026-10-01', {}], ['2026-10-25', campaign], ['2026-11-01', {}]);
  expect(over).toMatchObject({ shown: 400_000, earlier: undefined });
});

test('a feed cannot say itself what a car cost before, or what it is sorted by', async () => {
  const claimed = { ...campaign, car_earlier_price: 900_000, car_shown_price: 1 };
  expect(await storedAfter(['2026-10-25', claimed])).toMatchObject({ shown: 380_000, earlier: undefined });
});
