import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FeedFactError, withCheckedFacts } from '../../cars/record/feed-facts.ts';
import {
  type FeedProblemCode,
  feedProblem,
  feedProblems,
  fieldProblems,
  readFeedProblem,
  readFieldProblems,
} from './feed-problems.ts';

const codes = Object.keys(feedProblems) as FeedProblemCode[];

const valuesFor = (code: FeedProblemCode) =>
  Object.fromEntries(
    [...feedProblems[code].matchAll(/\{(\w+)\}/g)].map(([, name = ''], at) => [name, `${name} ${at + 1}`]),
  );

test.each(codes)('what %s says is read back out of its sentence', (code) => {
  const values = valuesFor(code);
  const sentence = feedProblem(code, values);
  expect(sentence).not.toMatch(/\{\w+\}/);
  expect(readFeedProblem(sentence)).toEqual({ code, values });
});

test('other sentences are none of them', () => {
  expect(readFeedProblem('Something that nobody wrote.')).toBeUndefined();
  expect(readFieldProblems('Something that nobody wrote.')).toBeUndefined();
});

test('several fields of a line are read apart', () => {
  expect(readFieldProblems('car_price is missing; car_sellers.0.email is not a text.')).toEqual([
    { field: 'car_price', code: 'missing' },
    { field: 'car_sellers.0.email', code: 'no-text' },
  ]);
});

test('every sentence that a field of a record can say has its code', () => {
  const source = readFileSync('src/shared/search/records/feed-types.ts', 'utf8');
  const said = [...source.matchAll(/'(is [^']+)'/g)].map(([, sentence]) => sentence);
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((sentence) => !Object.values<unknown>(fieldProblems).includes(sentence))).toEqual([]);
});

test.each([
  { car_condition: 'New', car_is_used: true },
  { car_odometer_unit: 'furlongs' },
  { fuel_consumption: '5.4' },
  { car_price_currency: 'kr' },
])('what is wrong with %j has its code', (car) => {
  try {
    withCheckedFacts(car, {});
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof FeedFactError)) throw error;
    expect(readFeedProblem(`${error.message}.`)?.code).toBeDefined();
  }
});
