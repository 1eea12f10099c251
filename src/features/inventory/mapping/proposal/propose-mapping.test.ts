import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { FlatRecord } from '../../reading/flat-record.ts';
import { openFeed } from '../../reading/open-feed.ts';
import { checkRecord, recordKindOf } from '../../record-kind.ts';
import { type Dealer, dealers } from '../../testing/feeds/dealers.ts';
import { type StockCar, stock } from '../../testing/feeds/stock.ts';
import { compileMapping } from '../compile-mapping.ts';
import { proposeMapping } from './propose-mapping.ts';

/** Of the values that a feed has, before anybody corrects the proposal. */
const SHARE_RIGHT = 0.9;

test.each(dealers)('$name', async (dealer) => {
  const wrong = await wrongValues(dealer);
  const values = stock.length * Object.keys(dealer.says).length;
  expect(1 - wrong.length / values, [...new Set(wrong)].slice(0, 12).join('\n')).toBeGreaterThanOrEqual(
    SHARE_RIGHT,
  );
});

async function wrongValues({ place, write, says }: Dealer): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'feed');
  await writeFile(path, write(stock));
  const feed = await openFeed(path);
  const rows: FlatRecord[] = [];
  for await (const row of feed.rows) rows.push('value' in row ? (row.value as FlatRecord) : {});
  expect(rows).toHaveLength(stock.length);
  const { mapping } = proposeMapping(rows, feed.options, 'cars', place);
  const compiled = compileMapping(mapping, 'cars', place);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  const kind = recordKindOf('cars', place);
  return stock.flatMap((car, at) => {
    const { record } = compiled.map(rows[at] ?? {});
    const checked = checkRecord(kind, record);
    if ('problem' in checked) return Object.keys(says).map((field) => `${field}: ${checked.problem}`);
    return Object.entries(says).flatMap(([field, truth]) => {
      const [is, shouldBe] = [checked.record[field], truth(car, place)];
      return isRight(field, is, shouldBe, car)
        ? []
        : [`${field}: ${JSON.stringify(is)} instead of ${JSON.stringify(shouldBe)}`];
    });
  });
}

/** Converted figures may be one off; numbers of plates are written with and without blanks, ids with a prefix. */
function isRight(field: string, is: unknown, shouldBe: unknown, { id }: StockCar): boolean {
  if (field === 'car_id') return String(is).includes(id);
  if (field === 'car_regno') return String(is).replace(/[\s-]/g, '') === shouldBe;
  if (typeof shouldBe === 'number') return typeof is === 'number' && Math.abs(is - shouldBe) <= 1;
  if (field === 'car_brand' && shouldBe === 'Škoda') return is === 'Škoda' || is === 'Skoda';
  return JSON.stringify(is) === JSON.stringify(shouldBe);
}

test('what a car uses in town, or in town and outside, is not what it uses', () => {
  const proposed = (rows: readonly FlatRecord[]) =>
    proposeMapping(rows, {}, 'cars', { language: 'en', country: 'GB' }).mapping;
  const base = { Make: 'Ford', Model: 'Escape', Price: '21995' };
  expect(
    proposed([{ ...base, 'City MPG': 22, 'Highway MPG': 28 }]).fields['fuel_consumption'],
  ).toBeUndefined();
  expect(
    proposed([{ ...base, 'City MPG': 22, 'Combined MPG': 25 }]).fields['fuel_consumption']?.columns,
  ).toEqual(['Combined MPG']);
  const mapping = proposed([{ ...base, MPG: '21/29' }]);
  const compiled = compileMapping(mapping, 'cars', { language: 'en', country: 'GB' });
  expect('map' in compiled && compiled.map({ ...base, MPG: '21/29' }).record).not.toHaveProperty(
    'fuel_consumption',
  );
});
