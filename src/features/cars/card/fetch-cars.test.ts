import { afterEach, expect, test, vi } from 'vitest';
import { fetchCars } from './fetch-cars.ts';

afterEach(() => vi.unstubAllGlobals());

type Question = { filters: { car_id: string[] }; limit: number; shape: string; language: string };

/** A search that knows the cars with an even number. */
function aSearch(answer: (question: Question) => unknown = found, status = 200) {
  const questions: Question[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    expect(address).toBe('/api/catalogue/search');
    const question = JSON.parse(body) as Question;
    questions.push(question);
    return new Response(JSON.stringify(answer(question)), { status });
  });
  return questions;
}

const found = ({ filters }: Question) => ({
  content: filters.car_id
    .filter((id) => Number(id) % 2 === 0)
    .toReversed()
    .map((id) => ({ id })),
});

test('CMP-07 asks for cars by their number, as the cars they are, in the language of the page', async () => {
  const questions = aSearch();
  await fetchCars(['2'], 'cars', 'sv');
  expect(questions).toEqual([{ filters: { car_id: ['2'] }, limit: 1, shape: 'cars', language: 'sv' }]);
});

test('cars come in the order they were named; those that are sold are missing', async () => {
  aSearch();
  expect(await fetchCars(['6', '1', '2', '4'], 'cards', 'sv')).toEqual([
    { id: '6' },
    { id: '2' },
    { id: '4' },
  ]);
});

test('more cars than one question may name are asked for in several', async () => {
  const questions = aSearch();
  const ids = Array.from({ length: 60 }, (_, at) => String(at * 2));
  expect(await fetchCars(ids, 'cards', 'sv')).toHaveLength(60);
  expect(questions.map(({ limit }) => limit)).toEqual([48, 12]);
});

test('CMP-08 a search that is down, or says that it failed, is a failure and not an empty list', async () => {
  aSearch(() => ({}), 503);
  await expect(fetchCars(['2'], 'cars', 'sv')).rejects.toThrow('503');
  aSearch(() => ({ content: [], error: true }));
  await expect(fetchCars(['2'], 'cars', 'sv')).rejects.toThrow('failed');
});
