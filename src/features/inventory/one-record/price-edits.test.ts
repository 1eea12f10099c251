import { describe, expect, test } from 'vitest';
import { freshSqlite, testDatabases } from '../../../main/testing/databases.ts';
import { systemClock } from '../../../shared/platform/clock.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { aCompanyRecord, aLoanRecord, aPrivateRecord } from '../../finance/testing/a-loan.ts';
import { aCar, aStock, index } from './testing/a-stock.ts';

/** All amounts of a car, as feeds send them. 240 000 without VAT; a month of the loan is 3 480, of the lease 3 323. */
const amounts = {
  car_price: 300_000,
  car_price_text: '300 000 kr',
  car_price_exkl_vat: 240_000,
  car_price_exkl_vat_text: '240 000 kr',
  car_price_currency: 'SEK',
  gross_price: 300_000,
  car_retail_price: 420_000,
  car_retail_price_text: '420 000 kr',
  car_beneficial_value: 5203,
  car_monthly_cost: 3480,
  car_loan_option: aLoanRecord(),
  car_has_companyleasing: true,
  car_company_leasing_monthly_cost: 3323,
  car_company_leasing_option: aCompanyRecord(),
  car_has_privateleasing: true,
  car_private_leasing_monthly_cost: 3795,
  car_private_leasing_option: aPrivateRecord(),
  car_leasing_options: [
    { leasing_type: 'Private', title: 'Privatleasing', monthly_cost_text: '3 795 kr/mån' },
    { leasing_type: 'Company', title: 'Företagsleasing', monthly_cost_text: '3 323 kr/mån' },
    { leasing_type: 'Company', title: 'Operationell leasing', monthly_cost_text: '4 990 kr/mån' },
  ],
};
const campaign = {
  car_has_campaign_price: true,
  car_campaign_price: 280_000,
  car_campaign_price_text: '280 000 kr',
  car_campaign_price_exkl_vat: 224_000,
  car_campaign_price_exkl_vat_text: '224 000 kr',
};

/** What the lender computed for one price, and nobody else can write. */
const ofOnePrice = ['default_monthly_cost', 'default_monthly_cost_text'];

async function aPricedCar(more: object = {}) {
  const stock = aStock(kyselyRecordStore(await (await freshSqlite()).open(), systemClock));
  const car = aCar('1', { ...amounts, ...more });
  await stock.feed([car]);
  /** What a feed would send, the edits in it. */
  const sent = async () => (await stock.store.findEditable(index, '1'))?.source ?? {};
  const edited = async (fields: object) => {
    await stock.patch('1', fields);
    return sent();
  };
  return { ...stock, car, sent, edited };
}

test('a price alone: the price without VAT follows, texts go, and the price before deductions is the price', async () => {
  const { edited, shown } = await aPricedCar();
  const record = await edited({ car_price: 250_000 });
  expect(record).toMatchObject({ car_price: 250_000, car_price_exkl_vat: 200_000, gross_price: 250_000 });
  expect(record).not.toHaveProperty('car_price_text');
  expect(record).not.toHaveProperty('car_price_exkl_vat_text');
  expect(await shown('1')).toMatchObject({ car_price: 250_000, car_shown_price: 250_000 });
});

test('a price alone: what the lenders computed is computed again or left out; their terms stay', async () => {
  const { edited, car } = await aPricedCar();
  const record = await edited({ car_price: 250_000 });
  // The loan is in proportion to the price; the lease is (176 000 − 104 000 / 1.1701787) · 0.0300833.
  expect(record).toMatchObject({ car_monthly_cost: 2900, car_company_leasing_monthly_cost: 2621 });
  for (const field of ['car_loan_option', 'car_company_leasing_option'] as const) {
    const [now, fed] = [record, car].map((each) => (each as SearchRecord)[field] as SearchRecord);
    for (const figure of ofOnePrice) expect(now).not.toHaveProperty(figure);
    expect({ ...fed, ...now }).toEqual(fed);
  }
  expect(record['car_leasing_options']).toEqual([
    amounts.car_leasing_options[0],
    amounts.car_leasing_options[2],
  ]);
});

test('a price alone: the price as new, the taxable benefit and fixed offers of leasing are prices of their own', async () => {
  const { edited } = await aPricedCar();
  expect(await edited({ car_price: 250_000 })).toMatchObject({
    car_retail_price: 420_000,
    car_retail_price_text: '420 000 kr',
    car_beneficial_value: 5203,
    car_private_leasing_monthly_cost: 3795,
    car_private_leasing_option: aPrivateRecord(),
  });
});

test('a lender’s conditions with his own figure in them go with the figure', async () => {
  const disclaimer = 'Exempel: 3 480 kr i månaden.';
  const { edited } = await aPricedCar({ car_loan_option: aLoanRecord({ disclaimer }) });
  expect((await edited({ car_price: 250_000 }))['car_loan_option']).not.toHaveProperty('disclaimer');
});

test('what cannot be computed is left out: no VAT rate between the two prices, no terms of a loan', async () => {
  const { edited } = await aPricedCar({
    car_price_exkl_vat: 263_000,
    car_loan_option: undefined,
    gross_price: 310_000,
  });
  const record = await edited({ car_price: 250_000 });
  expect(record).not.toHaveProperty('car_price_exkl_vat');
  expect(record).not.toHaveProperty('car_monthly_cost');
  expect(record).not.toHaveProperty('gross_price');
});

test('a car without VAT to deduct and without finance has its price edited, and nothing is made up', async () => {
  const stock = aStock(kyselyRecordStore(await (await freshSqlite()).open(), systemClock));
  await stock.feed([aCar('1')]);
  await stock.patch('1', { car_price: 90 });
  const { source } = (await stock.store.findEditable(index, '1')) ?? {};
  expect(source).toEqual(aCar('1', { car_price: 90 }));
});

test('a van is shown at its new price without VAT, and is listed at it', async () => {
  const { edited, shown } = await aPricedCar({ car_vehicle_type_code: 'LCV' });
  await edited({ car_price: 250_000 });
  expect(await shown('1')).toMatchObject({ car_price_exkl_vat: 200_000, car_shown_price: 200_000 });
});

test('a van whose price without VAT is edited costs more or less with VAT too', async () => {
  const { edited, shown } = await aPricedCar({ car_vehicle_type_code: 'LCV' });
  const record = await edited({ car_price_exkl_vat: 200_000 });
  expect(record).toMatchObject({ car_price: 250_000, car_monthly_cost: 2900, gross_price: 250_000 });
  expect(record).not.toHaveProperty('car_price_text');
  expect(await shown('1')).toMatchObject({ car_shown_price: 200_000 });
  expect(await edited({ car_price: 270_000 })).toMatchObject({ car_price_exkl_vat: 216_000 });
  expect(await edited({ car_price_exkl_vat: 160_000 })).toMatchObject({ car_price: 200_000 });
});

test('what is sent together stands, removals too', async () => {
  const { edited } = await aPricedCar();
  const together = {
    car_price: 250_000,
    car_price_text: '250 000:-',
    car_price_exkl_vat: 199_000,
    car_price_exkl_vat_text: '199 000:-',
    gross_price: 260_000,
    car_monthly_cost: 2999,
    car_loan_option: aLoanRecord({ default_monthly_cost: 2999 }),
    car_company_leasing_option: aCompanyRecord({ default_monthly_cost: 2777 }),
    car_company_leasing_monthly_cost: 2777,
    car_leasing_options: [],
  };
  expect(await edited(together)).toMatchObject(together);
  expect(await edited({ car_price: 240_000, car_price_exkl_vat: null })).not.toHaveProperty(
    'car_price_exkl_vat',
  );
});

test('terms of a loan alone: its month is computed again', async () => {
  const { edited } = await aPricedCar();
  const option = aLoanRecord({ interest_rate: 0, default_monthly_cost: undefined });
  // (240 000 − 150 000) / 36
  expect(await edited({ car_loan_option: option })).toMatchObject({
    car_price: 300_000,
    car_monthly_cost: 2500,
  });
});

test('two edits: what the first sent with its price goes with it', async () => {
  const { edited } = await aPricedCar();
  await edited({
    ...{ car_price: 250_000, car_price_text: '250 000:-', car_monthly_cost: 2999 },
    car_loan_option: aLoanRecord({ interest_rate: 0, default_monthly_cost: 2999 }),
  });
  const record = await edited({ car_price: 240_000 });
  expect(record).toMatchObject({ car_price_exkl_vat: 192_000, car_monthly_cost: 2000 });
  expect(record).not.toHaveProperty('car_price_text');
  expect(record['car_loan_option']).toMatchObject({ interest_rate: 0 });
  expect(record['car_loan_option']).not.toHaveProperty('default_monthly_cost');
});

test('two edits: a figure that is sent after its price stands, and so it does beside an edit of something else', async () => {
  const { edited, shown } = await aPricedCar();
  await edited({ car_price: 250_000 });
  await edited({ car_monthly_cost: 2999 });
  expect(await edited({ car_color: 'Röd' })).toMatchObject({
    ...{ car_price: 250_000, car_price_exkl_vat: 200_000, car_monthly_cost: 2999, car_color: 'Röd' },
  });
  expect(await shown('1')).toMatchObject({ car_monthly_cost: 2999 });
});

test('two edits: the price goes back, and the car is as its feed has it', async () => {
  const { edited, car } = await aPricedCar();
  await edited({ car_price: 250_000 });
  expect(await edited({ car_price: 300_000 })).toEqual(car);
});

test('two edits: what was removed stays removed, whatever the price', async () => {
  const { edited } = await aPricedCar();
  await edited({ car_monthly_cost: null, car_loan_option: null });
  const record = await edited({ car_price: 250_000 });
  expect(record).not.toHaveProperty('car_monthly_cost');
  expect(record).not.toHaveProperty('car_loan_option');
});

test('the same edit again changes nothing', async () => {
  const { patch } = await aPricedCar();
  expect(await patch('1', { car_price: 250_000 })).toMatchObject({ changed: true });
  expect(await patch('1', { car_price: 250_000 })).toMatchObject({ changed: false });
});

test('DELETE …/edits: the car is as its feed has it', async () => {
  const { edited, reset, sent, car } = await aPricedCar();
  await edited({ car_price: 250_000 });
  await reset('1');
  expect(await sent()).toEqual(car);
});

test('a campaign price that no longer lowers the price ends with its amounts; one that does stays', async () => {
  const { edited, shown } = await aPricedCar(campaign);
  expect(await edited({ car_price: 290_000 })).toMatchObject({ ...campaign, car_monthly_cost: 3480 });
  const record = await edited({ car_price: 250_000 });
  expect(record).toMatchObject({ car_has_campaign_price: false, car_monthly_cost: 2900 });
  for (const field of Object.keys(campaign).slice(1)) expect(record).not.toHaveProperty(field);
  expect(await shown('1')).toMatchObject({ car_price: 250_000, car_shown_price: 250_000 });
});

test('a campaign price alone: its price without VAT and the figures follow, its text goes', async () => {
  const { edited } = await aPricedCar(campaign);
  const record = await edited({ car_campaign_price: 250_000 });
  expect(record).toMatchObject({ car_campaign_price_exkl_vat: 200_000, car_monthly_cost: 2900 });
  expect(record).toMatchObject({ car_price: 300_000, car_price_text: '300 000 kr' });
  expect(record).not.toHaveProperty('car_campaign_price_text');
});

test('a campaign that an edit begins on a van has a price without VAT; one that an edit ends takes its figures along', async () => {
  const { edited, shown } = await aPricedCar({ car_vehicle_type_code: 'LCV' });
  await edited({ car_has_campaign_price: true, car_campaign_price: 250_000 });
  expect(await shown('1')).toMatchObject({ car_shown_price: 200_000, car_monthly_cost: 2900 });
  expect(await edited({ car_has_campaign_price: false })).toMatchObject({ car_monthly_cost: 3480 });
  expect(await shown('1')).toMatchObject({ car_shown_price: 240_000 });
});

test('two edits: a campaign price of an edit ends with a lower price of another', async () => {
  const { edited } = await aPricedCar();
  await edited({ car_has_campaign_price: true, car_campaign_price: 260_000 });
  const record = await edited({ car_price: 250_000 });
  expect(record).not.toHaveProperty('car_campaign_price');
  expect(record).toMatchObject({ car_monthly_cost: 2900, car_price_exkl_vat: 200_000 });
});

test('a record that no feed has: its amounts follow its price too', async () => {
  const { put, patch, feed, store, car } = await aPricedCar();
  await put('2', { ...car, car_id: '2' });
  await patch('2', { car_price: 250_000 });
  const sent = async () => (await store.findEditable(index, '2'))?.source;
  expect(await sent()).toMatchObject({ car_price_exkl_vat: 200_000, car_monthly_cost: 2900 });
  expect(await sent()).not.toHaveProperty('car_price_text');
  // A feed that has it says nothing of the loan, which stays; its month is of the feed's price.
  await feed([car, aCar('2', { car_price: 300_000 })]);
  expect(await sent()).toMatchObject({ car_price: 300_000, car_loan_option: { interest_rate: 5.95 } });
  expect(await sent()).not.toHaveProperty('car_monthly_cost');
});

describe.each(testDatabases)('$name', ({ fresh }) => {
  const open = async () => {
    const stock = aStock(kyselyRecordStore(await (await fresh()).open(), systemClock));
    const feed = (more: object = {}) => stock.feed([aCar('1', { ...amounts, ...more })]);
    await feed();
    return { ...stock, feed, sent: async () => (await stock.store.findEditable(index, '1'))?.source };
  };

  test('a feed that says the same: the edited price stands, and its amounts are those that were computed', async () => {
    const { feed, patch, sent } = await open();
    await patch('1', { car_price: 250_000 });
    const edited = await sent();
    expect(await feed()).toMatchObject({ report: { changed: 0, unchanged: 1 } });
    expect(await sent()).toEqual(edited);
  });

  test('a feed with other terms: the edited price stands, and its figures are of these terms', async () => {
    const { feed, patch, sent } = await open();
    await patch('1', { car_price: 250_000 });
    const option = aLoanRecord({ interest_rate: 0, default_monthly_cost: 2500 });
    await feed({ car_loan_option: option, car_monthly_cost: 2500 });
    expect(await sent()).toMatchObject({ car_price: 250_000, car_monthly_cost: 2083 });
    expect((await sent())?.['car_loan_option']).not.toHaveProperty('default_monthly_cost');
  });

  test('a feed with another price: the edit is over with all that was sent with it, though the feed repeats the rest', async () => {
    const { feed, patch, sent } = await open();
    await patch('1', {
      car_price: 250_000,
      car_price_text: '250 000:-',
      car_monthly_cost: 2999,
      car_color: 'Röd',
    });
    await feed({ car_price: 310_000 });
    expect(await sent()).toEqual(aCar('1', { ...amounts, car_price: 310_000, car_color: 'Röd' }));
    await feed();
    expect(await sent()).toEqual(aCar('1', { ...amounts, car_color: 'Röd' }));
  });

  test('a feed that corrects the price without VAT alone: the edited price stands', async () => {
    const { feed, patch, sent } = await open();
    await patch('1', { car_price: 250_000 });
    await feed({ car_price_exkl_vat: 239_044 });
    // 25.5 %
    expect(await sent()).toMatchObject({ car_price: 250_000, car_price_exkl_vat: 199_203 });
  });

  test('PUT of a record that a feed has: a feed with another price ends what was put with the price before', async () => {
    const { feed, put, sent } = await open();
    await put('1', aCar('1', { ...amounts, car_price: 250_000, car_monthly_cost: 2999, car_version: 'T8' }));
    await feed();
    expect(await sent()).toMatchObject({ car_price: 250_000, car_monthly_cost: 2999, car_version: 'T8' });
    await feed({ car_price: 310_000, car_monthly_cost: 3596 });
    expect(await sent()).toMatchObject({ car_price: 310_000, car_monthly_cost: 3596, car_version: 'T8' });
  });

  test('a feed with a lower price ends a campaign price that an edit had made', async () => {
    const { feed, patch, sent } = await open();
    await patch('1', { car_has_campaign_price: true, car_campaign_price: 280_000 });
    await feed({ car_price: 270_000, car_price_exkl_vat: 216_000 });
    expect(await sent()).not.toHaveProperty('car_campaign_price');
  });

  test('a feed that has become known between two edits is what they are over', async () => {
    const { feed, patch, sent } = await open();
    await patch('1', { car_price: 250_000 });
    await feed({ car_color: 'Röd' });
    await patch('1', { car_price: 300_000 });
    expect(await sent()).toEqual(aCar('1', { ...amounts, car_color: 'Röd' }));
  });
});
