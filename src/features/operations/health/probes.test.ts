import { expect, test } from 'vitest';
import { createHealth } from './health.ts';
import { healthProbes, type ProbedParts } from './probes.ts';

const now = new Date('2026-11-17T08:00:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const index = { index: 'cars-solvik-se', live: 3, revision: 1 };

async function reportOf(parts: Partial<ProbedParts>) {
  const all: ProbedParts = {
    clock: () => now,
    pingDatabase: async () => {},
    contentReadAt: () => ago(1),
    indices: () => [{ ...index, syncedAt: ago(1) }],
    backlog: async () => [],
    freeBytes: async () => 1024 ** 3,
    readMedia: async () => undefined,
    ...parts,
  };
  const { status, parts: found } = await createHealth(healthProbes(all), () => now).report();
  return { status, degraded: found.filter((part) => part.status === 'degraded') };
}

test('every part is well', async () => expect(await reportOf({})).toEqual({ status: 'ok', degraded: [] }));

const down = () => Promise.reject(new Error('down'));
const waiting = { channel: 'mail', waiting: 1, dead: 0, oldest: undefined };

test.each<[string, Partial<ProbedParts>, object]>([
  ['the database does not answer', { pingDatabase: down }, { name: 'database' }],
  ['the disk is full', { freeBytes: async () => 1024 ** 2 }, { name: 'disk' }],
  ['the disk is gone', { freeBytes: down }, { name: 'disk' }],
  [
    'content has not been read for long',
    { contentReadAt: () => ago(31) },
    { name: 'content', ageSeconds: 31 },
  ],
  [
    'an index was never read',
    { indices: () => [{ ...index, syncedAt: undefined }] },
    { name: 'search:cars-solvik-se' },
  ],
  ['an index is behind', { indices: () => [{ ...index, syncedAt: ago(61) }] }, { ageSeconds: 61 }],
  [
    'nobody delivers',
    { backlog: async () => [{ ...waiting, nextDue: ago(121).toISOString() }] },
    { name: 'outbox', ageSeconds: 121 },
  ],
  ['the media library cannot be read', { readMedia: down }, { name: 'media' }],
])('degraded when %s', async (_, parts, expected) => {
  expect(await reportOf(parts)).toMatchObject({ status: 'degraded', degraded: [expected] });
});

test('a delivery that waits for its next attempt is no problem', async () => {
  const nextDue = new Date(now.getTime() + 7_200_000).toISOString();
  expect(await reportOf({ backlog: async () => [{ ...waiting, nextDue }] })).toMatchObject({ status: 'ok' });
});
