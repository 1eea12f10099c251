import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { anInventoryServer } from '../testing/inventory-server.ts';
import { cachedExaminer } from './stock-examiner.ts';

const own = '/api/inventory/cars-solvik-se';
const header = 'car_id,car_brand,car_model,car_price,car_year,car_regno\n';
const feed = `${header}1,=Volvo,XC60,249900,2060,ABC123\n2,Volvo,XC60,249900,2023,ABC 123\n3,Volvo,XC60,1,2023,\n`;

for (const { name, fresh } of testDatabases)
  test(`${name}: cars of an index are counted by rule, listed with their pages, and looked at again after a feed`, async () => {
    const { send } = await anInventoryServer(fresh);
    await send('key', 'PUT', own, feed);
    const report = (await send('author', 'GET', `${own}/quality`)).body;
    expect(report).toMatchObject({ index: 'cars-solvik-se', revision: 1, cars: 3 });
    expect(countsOf(report)).toMatchObject({
      'no-picture': [3, 3],
      'future-year': [1, 3],
      'duplicate-plate': [2, 2],
    });
    expect((await send('editor', 'GET', `${own}/quality/duplicate-plate`)).body).toMatchObject({
      ...{ rule: 'duplicate-plate', of: 2, found: 2, page: 1, pages: 1 },
      cars: [
        { id: '1', title: '=Volvo XC60 2060', value: 'ABC123', others: ['2'] },
        { id: '2', title: 'Volvo XC60 2023', url: 'https://solvik.example/kop-bil/2/volvo-xc60' },
      ],
    });
    await send('key', 'PUT', own, `${header}2,Volvo,XC60,249900,2023,ABC 123\n3,Volvo,XC60,1,2023,\n`);
    const after = (await send('editor', 'GET', `${own}/quality`)).body;
    expect(countsOf(after)).toMatchObject({ 'future-year': [0, 2], 'duplicate-plate': [0, 1] });
  });

test('the file has a row for each finding, and nothing in it is a formula', async () => {
  const { send } = await anInventoryServer();
  await send('key', 'PUT', own, feed);
  const file = await send('editor', 'GET', `${own}/quality/file?rule=future-year`);
  expect(file.text.split('\r\n')).toEqual([
    '\uFEFFrule,id,make,model,year,value,median,compared,others',
    "future-year,1,'=Volvo,XC60,2060,2060,,,",
    '',
  ]);
  const all = (await send('editor', 'GET', `${own}/quality/file`)).text;
  expect(all).toContain('\r\nduplicate-plate,2,Volvo,XC60,2023,ABC123,,,1\r\n');
  expect(all).not.toMatch(/(?:^|,|\r\n)[=+@]/);
});

test('editors of other sites, other indices, rules and pages get nothing', async () => {
  const { send } = await anInventoryServer();
  await send('key', 'PUT', own, feed);
  for (const path of ['/quality', '/quality/no-price', '/quality/file'])
    expect(await send('norwegianEditor', 'GET', own + path)).toMatchObject({ status: 404 });
  expect(await send('stranger', 'GET', `${own}/quality`)).toMatchObject({ status: 401 });
  expect(await send('editor', 'GET', '/api/inventory/sites-nordic/quality')).toMatchObject({
    status: 404,
    body: { code: 'NO_CARS' },
  });
  expect(await send('editor', 'GET', `${own}/quality/no-wheels`)).toMatchObject({ status: 404 });
  expect(await send('editor', 'GET', `${own}/quality/file?rule=no-wheels`)).toMatchObject({ status: 400 });
  expect(await send('editor', 'GET', `${own}/quality/no-price?page=0`)).toMatchObject({ status: 400 });
  expect((await send('editor', 'GET', `${own}/quality/no-picture?page=2`)).body).toMatchObject({
    ...{ page: 2, pages: 1, cars: [] },
  });
});

test('many who ask at the same time make it look once; a failure is not kept', async () => {
  let looks = 0;
  const examiner = {
    examine: async () => {
      looks += 1;
      if (looks === 1) throw new Error('no database');
      return { cars: looks, rules: [] };
    },
  };
  const examined = cachedExaminer(examiner, () => new Date('2026-11-19T08:00:00Z'));
  await expect(examined('cars', 1)).rejects.toThrow('no database');
  const [one, other] = await Promise.all([examined('cars', 1), examined('cars', 1)]);
  expect([one, other, await examined('cars', 1)]).toEqual([one, one, one]);
  expect(await examined('cars', 2)).toMatchObject({ cars: 3, revision: 2 });
});

function countsOf({ rules }: { rules: { rule: string; found: number; of: number }[] }) {
  return Object.fromEntries(rules.map(({ rule, found, of }) => [rule, [found, of]]));
}
