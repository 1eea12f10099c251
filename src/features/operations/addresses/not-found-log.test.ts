import { expect, test } from 'vitest';
import { createAddressCounter } from './not-found-log.ts';

const hit = (address: string) => ({ site: 'solvik-se', kind: 'missing', address }) as const;

test('the same address is counted, and taken once', () => {
  const counter = createAddressCounter();
  counter.count(hit('/gammal'));
  counter.count(hit('/gammal'));
  counter.count({ ...hit('/gammal'), site: 'solvik-no' });
  expect([...counter.take().values()].map(({ hit: { site }, hits }) => [site, hits])).toEqual([
    ['solvik-se', 2],
    ['solvik-no', 1],
  ]);
  expect(counter.take().size).toBe(0);
});

test('made-up addresses do not fill the memory', () => {
  const counter = createAddressCounter();
  for (let at = 0; at < 5000; at += 1) counter.count(hit(`/${at}`));
  expect(counter.take().size).toBe(500);
});

test.each(['/kim@kund.example', '/kim%40kund.example', '/a%20b', `/${'x'.repeat(200)}`])(
  'an address that may hold somebody’s words is not stored: %s',
  (address) => {
    const counter = createAddressCounter();
    counter.count(hit(address));
    expect(counter.take().size).toBe(0);
  },
);
