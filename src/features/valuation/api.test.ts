import { expect, onTestFinished, test } from 'vitest';
import { aServer } from '../../main/testing/a-server.ts';
import { siteDocument } from '../../main/testing/documents.ts';
import { embeddedSearch } from '../../shared/search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../shared/search/cached-search.ts';
import { aCarRecord } from '../cars/testing/a-car.ts';
import { definitionOf } from '../inventory/testing/definition-by-name.ts';

const mine = { make: 'volvo', model: 'xc 60', year: '2023', mileage: '2400' };

async function open(count: number) {
  const cars = Array.from({ length: count }, (_, n) =>
    aCarRecord({
      ...{ car_id: `car-${n}`, car_brand: 'Volvo', car_model: 'XC60', car_year: 2022 + (n % 3) },
      ...{ car_mileage: 2000 + 100 * n, car_price: 400_000 + 10_000 * n, car_price_currency: 'SEK' },
      ...{ car_is_used: true, car_is_sample: false },
    }),
  );
  const others = [
    aCarRecord({ car_id: 'new', car_is_used: false, car_price: 1 }),
    aCarRecord({ car_id: 'v60', car_model: 'V60', car_price: 1 }),
  ];
  const service = embeddedSearch(definitionOf);
  onTestFinished(() => service.close());
  await service.replaceAll('cars-solvik-se', [...cars, ...others]);
  const search = cachedSearch(service, { info: () => {}, warn: () => {}, error: () => {} });
  const site = siteDocument('solvik-se', {
    indices: { cars: 'cars-solvik-se' },
    ...{ carDetailPath: '/kop-bil', pathToCarList: '/kop-bil/alla' },
  });
  const server = await aServer([site, siteDocument('bistro')], { services: { search } });
  onTestFinished(() => void server.close());
  return async (query: Record<string, string>, host = 'solvik-se') => {
    const path = `/api/sell-car/estimate?${new URLSearchParams(query)}`;
    const { status, text } = await server.get(`${host}.localhost`, path);
    return { status, body: JSON.parse(text) };
  };
}

test('the estimate rests on the site’s own used cars of the model, however the visitor writes it', async () => {
  const estimate = await open(9);
  const { status, body } = await estimate(mine);
  expect(status).toBe(200);
  expect(body.estimate).toMatchObject({ currency: 'SEK', cars: 9 });
  expect(body.estimate.low).toBeGreaterThan(300_000);
  expect(body.estimate.high).toBeLessThan(480_000);
});

test('below five cars, and for a model or a site without any, it says nothing', async () => {
  const estimate = await open(4);
  for (const query of [mine, { ...mine, model: 'Corolla' }, { ...mine, make: 'Lada' }])
    expect((await estimate(query)).body).toEqual({ estimate: null });
  expect((await estimate(mine, 'bistro')).body).toEqual({ estimate: null });
});

test('ERR-36 what is no car gets 400', async () => {
  const estimate = await open(5);
  const wrong = [{}, { ...mine, year: 'x' }, { ...mine, mileage: '-1' }, { ...mine, make: ' ' }];
  for (const query of wrong) expect((await estimate(query as typeof mine)).status).toBe(400);
});
