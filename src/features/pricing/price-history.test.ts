import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PricePoint } from '../../shared/search/record-store.ts';
import { aCarRecord } from '../cars/testing/a-car.ts';
import { lowestPriceBeforeCampaign, pricePoint, withEarlierPrice } from './price-history.ts';

/** What a car cost on one day; nothing on a day when it was not on sale. */
type Day = { amount: number; isCampaign: boolean } | undefined;

const midnight = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();

function historyOf(days: readonly Day[]): PricePoint[] {
  return days.flatMap((day, at): PricePoint[] => {
    const before = days[at - 1];
    const isSame = day?.amount === before?.amount && day?.isCampaign === before?.isCampaign;
    if (isSame) return [];
    return [{ since: midnight(at), amount: day?.amount ?? null, isCampaign: day?.isCampaign ?? false }];
  });
}

const plain = (count: number, amount: number): Day[] => Array(count).fill({ amount, isCampaign: false });
const campaign = (count: number, amount: number): Day[] => Array(count).fill({ amount, isCampaign: true });
const notOnSale = (count: number): Day[] => Array(count).fill(undefined);
const lowest = (...days: Day[][]) => lowestPriceBeforeCampaign(historyOf(days.flat()));

test('a campaign is compared with the lowest price of the 30 days before it, not with the highest', () => {
  expect(lowest(plain(40, 100), campaign(1, 90))).toBe(100);
  expect(lowest(plain(40, 100), plain(5, 95), plain(10, 120), campaign(3, 90))).toBe(95);
});

test('what it cost more than 30 days before does not count', () => {
  expect(lowest(plain(10, 80), plain(30, 100), campaign(1, 90))).toBe(100);
  expect(lowest(plain(10, 80), plain(29, 100), campaign(1, 90))).toBe(80);
});

test('an earlier campaign within the 30 days counts like any other price', () => {
  expect(lowest(plain(40, 100), campaign(3, 85), plain(10, 100), campaign(1, 90))).toBe(85);
});

test('a campaign that is lowered further is still compared with the price before it', () => {
  expect(lowest(plain(40, 100), campaign(20, 90), campaign(20, 80))).toBe(100);
});

test('a campaign price that is written down twice is one campaign', () => {
  const [before, reduced] = historyOf([...plain(40, 100), ...campaign(1, 90)]);
  const again = { since: midnight(60), amount: 90, isCampaign: true };
  expect(lowestPriceBeforeCampaign([before, reduced, again].filter((each) => each !== undefined))).toBe(100);
});

test('a campaign that is raised begins anew', () => {
  expect(lowest(plain(40, 100), campaign(5, 80), campaign(1, 90))).toBe(80);
});

test('without a campaign, and for a car that came with its campaign, there is nothing to compare with', () => {
  expect(lowest(plain(40, 100))).toBeUndefined();
  expect(lowest(campaign(40, 90))).toBeUndefined();
  expect(lowestPriceBeforeCampaign([])).toBeUndefined();
  expect(lowest(plain(5, 100), notOnSale(31), campaign(2, 90))).toBeUndefined();
});

const day = fc.option(fc.record({ amount: fc.constantFrom(80, 90, 100, 110), isCampaign: fc.boolean() }), {
  nil: undefined,
});
const stretches = fc.array(fc.tuple(day, fc.integer({ min: 1, max: 35 })), { maxLength: 10 });

test('whatever the history, it is the lowest price of a diary of those days', () => {
  fc.assert(
    fc.property(stretches, (runs) => {
      const days = runs.flatMap(([each, count]) => Array<Day>(count).fill(each));
      expect(lowestPriceBeforeCampaign(historyOf(days))).toBe(lowestInDiary(days));
    }),
    { numRuns: 2000 },
  );
});

/** Turns the pages of a diary back one by one. */
function lowestInDiary(days: readonly Day[]): number | undefined {
  let first = days.length - 1;
  if (!days[first]?.isCampaign) return undefined;
  for (;;) {
    const [before, now] = [days[first - 1], days[first]];
    if (!before?.isCampaign || !now || before.amount < now.amount) break;
    first -= 1;
  }
  const month = days.slice(Math.max(0, first - 30), first).flatMap((each) => each?.amount ?? []);
  return month.length > 0 ? Math.min(...month) : undefined;
}

test('the history keeps the price on the tag: the campaign’s, and without VAT for vans', () => {
  expect(pricePoint(aCarRecord())).toEqual({ amount: 459_900, isCampaign: false });
  const van = { car_vehicle_type_code: 'LCV', car_price_exkl_vat: 367_920 };
  expect(pricePoint(aCarRecord(van))).toEqual({ amount: 367_920, isCampaign: false });
  const reduced = { car_has_campaign_price: true, car_campaign_price: 439_900 };
  expect(pricePoint(aCarRecord(reduced))).toEqual({ amount: 439_900, isCampaign: true });
  expect(pricePoint({ car_id: '1' })).toBeUndefined();
});

test('a record gets its earlier price from the history, and none without one', () => {
  const history = historyOf([...plain(5, 100), ...campaign(1, 90)]);
  expect(withEarlierPrice({ car_id: '1' }, history)).toEqual({ car_id: '1', car_earlier_price: 100 });
  expect(withEarlierPrice({ car_id: '1' }, history.slice(1))).toStrictEqual({ car_id: '1' });
});

test('a campaign without a proven earlier price is the plain price: no flag, no title, no name of an offer', () => {
  const unproven = aCarRecord({
    car_has_campaign_price: true,
    car_campaign_price: 439_900,
    car_campaign_price_text: '439 900 kr',
    car_price_title: 'Kampanjpris',
    car_price_exkl_vat: 367_920,
    car_campaigns: ['Höstkampanj', 'Kampanjränta'],
  });
  const since = '2026-11-01T00:00:00.000Z';
  const stored = withEarlierPrice(unproven, [{ since, amount: 439_900, isCampaign: true }]);
  expect(stored).toMatchObject({
    car_price: 439_900,
    car_price_text: '439 900 kr',
    car_has_campaign_price: false,
    car_campaigns: ['Kampanjränta'],
  });
  for (const gone of [
    'car_campaign_price',
    'car_campaign_price_text',
    'car_price_title',
    'car_price_exkl_vat',
  ])
    expect(stored).not.toHaveProperty(gone);
  const proven = [{ since: '2026-09-01T00:00:00.000Z', amount: 459_900, isCampaign: false }];
  const kept = withEarlierPrice(unproven, [...proven, { since, amount: 439_900, isCampaign: true }]);
  expect(kept).toMatchObject({
    car_has_campaign_price: true,
    car_earlier_price: 459_900,
    car_price: 459_900,
  });
});
