import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { searchByBruteForce } from '../../../shared/search/testing/brute-force.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { cardBadges } from '../card/card-badges.ts';
import { aCar, aCarRecord } from '../testing/a-car.ts';
import { justInSince } from './just-in-since.ts';

const index = 'cars-solvik-se';
const now = new Date('2026-11-15T12:00:00Z');
const texts = textsFor('sv');

/** How many of these cars say that they have just come in. */
async function markedAmong(records: readonly SearchRecord[]): Promise<number> {
  const search = {
    search: async (_: string, query: object) => ({
      ...searchByBruteForce(definitionOf(index), records, query),
      failed: false,
    }),
  };
  const since = await justInSince(search, index, {}, now);
  const context = { texts, now, justInSince: since };
  return records.filter((record) =>
    cardBadges(aCar(record), context).some(({ text }) => text === texts('cardJustIn')),
  ).length;
}

const car = (hoursAgo: number, at: number, isSample = false) =>
  aCarRecord({
    car_id: String(at),
    car_is_sample: isSample,
    car_publishdate: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
  });

test('at most a sixth of any stock has just come in, and nothing older than a week', async () => {
  const ages = fc.array(fc.record({ hours: fc.integer({ min: 0, max: 400 }), isSample: fc.boolean() }), {
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(ages, async (all) => {
      const records = all.map(({ hours, isSample }, at) => car(hours, at, isSample));
      const inStock = all.filter(({ isSample }) => !isSample);
      const marked = await markedAmong(records);
      expect(marked).toBeLessThanOrEqual(inStock.length / 6);
      expect(marked).toBeLessThanOrEqual(inStock.filter(({ hours }) => hours < 168).length);
    }),
    { numRuns: 60 },
  );
});

test('of a long list at most a sixth of its first page has just come in', async () => {
  expect(await markedAmong(Array.from({ length: 600 }, (_, at) => car(at / 10, at)))).toBe(8);
});

test('of twelve cars of different days the two newest have just come in', async () => {
  expect(await markedAmong(Array.from({ length: 12 }, (_, at) => car(at, at)))).toBe(2);
  expect(await markedAmong(Array.from({ length: 12 }, (_, at) => car(at * 48, at)))).toBe(2);
  expect(await markedAmong(Array.from({ length: 24 }, (_, at) => car(at * 60, at)))).toBe(3);
});
