import { expect, test } from 'vitest';
import { geocoderContract } from '../geocoder.contract.ts';
import type { Geocoder } from '../geocoder.ts';
import { aPlace } from '../testing/a-place.ts';
import { cachedGeocoder } from './cached-geocoder.ts';
import { embeddedGeocoder } from './embedded-geocoder.ts';

const TTL_MS = 1000;
const lund = { text: 'Lund', country: 'SE', language: 'sv' } as const;
const embedded = embeddedGeocoder();

geocoderContract('a cached geocoder', async () => cachedGeocoder(embedded, () => new Date()));

test('the same query is answered once, however it is spaced and capitalised', async () => {
  const { geocoder, calls } = counting();
  await geocoder.geocode(lund);
  await geocoder.geocode({ ...lund, text: '  lund ' });
  await geocoder.suggest({ ...lund, limit: 5 });
  await geocoder.suggest({ ...lund, limit: 5 });
  expect(calls).toEqual(['geocode Lund', 'suggest Lund']);
});

test('country, language and number make another query', async () => {
  const { geocoder, calls } = counting();
  await geocoder.suggest({ ...lund, limit: 5 });
  await geocoder.suggest({ ...lund, limit: 4 });
  await geocoder.suggest({ ...lund, limit: 5, country: 'NO' });
  await geocoder.suggest({ ...lund, limit: 5, language: 'en' });
  expect(calls).toHaveLength(4);
});

test('visitors near each other share a result', async () => {
  const { geocoder, calls } = counting();
  await geocoder.suggest({ ...lund, limit: 5, near: { latitude: 55.71, longitude: 13.19 } });
  await geocoder.suggest({ ...lund, limit: 5, near: { latitude: 55.69, longitude: 13.21 } });
  await geocoder.reverse({ latitude: 55.70501, longitude: 13.19001 }, 'sv');
  await geocoder.reverse({ latitude: 55.70502, longitude: 13.19002 }, 'sv');
  expect(calls).toEqual(['suggest Lund', 'reverse 55.705,13.19']);
});

test('who asks while it is being fetched waits for the same result', async () => {
  const { geocoder, calls } = counting();
  await Promise.all([geocoder.geocode(lund), geocoder.geocode(lund)]);
  expect(calls).toHaveLength(1);
});

test('a result is fetched again after its time', async () => {
  const { geocoder, calls, advance } = counting();
  await geocoder.geocode(lund);
  advance(TTL_MS);
  await geocoder.geocode(lund);
  expect(calls).toHaveLength(2);
});

test('a failure is not cached', async () => {
  const { geocoder, calls, fail } = counting();
  fail(true);
  await expect(geocoder.geocode(lund)).rejects.toThrow('down');
  fail(false);
  expect((await geocoder.geocode(lund))?.name).toBe('Lund');
  expect(calls).toHaveLength(2);
});

test('no more results are held than allowed; the least recently used one is dropped', async () => {
  const { geocoder, calls } = counting({ maxEntries: 2 });
  for (const text of ['a', 'b', 'c', 'a']) await geocoder.geocode({ ...lund, text });
  expect(calls).toEqual(['geocode a', 'geocode b', 'geocode c', 'geocode a']);
});

test('nobody’s signal stops what others wait for', async () => {
  const signals: unknown[] = [];
  const spy: Geocoder = { ...embedded, geocode: async ({ signal }) => void signals.push(signal) };
  await cachedGeocoder(spy, () => new Date()).geocode({ ...lund, signal: AbortSignal.abort() });
  expect(signals).toEqual([undefined]);
});

function counting({ maxEntries = 10 } = {}) {
  const calls: string[] = [];
  let now = 0;
  let failing = false;
  const called = (call: string) => {
    calls.push(call);
    if (failing) throw new Error('down');
  };
  const inner: Geocoder = {
    suggest: async ({ text }) => {
      called(`suggest ${text}`);
      return [aPlace()];
    },
    geocode: async ({ text }) => {
      called(`geocode ${text}`);
      return aPlace();
    },
    reverse: async ({ latitude, longitude }) => {
      called(`reverse ${latitude},${longitude}`);
      return aPlace();
    },
  };
  return {
    calls,
    geocoder: cachedGeocoder(inner, () => new Date(now), { maxEntries, ttlMs: TTL_MS }),
    advance: (ms: number) => {
      now += ms;
    },
    fail: (does: boolean) => {
      failing = does;
    },
  };
}
