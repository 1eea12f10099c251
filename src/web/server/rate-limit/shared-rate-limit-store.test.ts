import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import {
  kyselyRateLimitWindows,
  type RateLimitWindows,
} from '../../../shared/platform/database/rate-limit-windows.ts';
import type { LogFields } from '../../../shared/platform/log.ts';
import { sharedRateLimitStore } from './shared-rate-limit-store.ts';

const LIMIT = 10;

for (const { name, fresh } of testDatabases) {
  test(`${name}: two servers let as many requests of an address through as the limit allows, and no more`, async () => {
    const { open } = await fresh();
    const servers = [
      await aLimitedServer(kyselyRateLimitWindows(await open())),
      await aLimitedServer(kyselyRateLimitWindows(await open())),
    ] as const;
    const send = (n: number, url = '/one', address = '10.0.0.1') =>
      servers[n % 2 ? 1 : 0].server.inject({ url, remoteAddress: address });
    const statuses = (await Promise.all(Array.from({ length: 40 }, (_, n) => send(n)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 200).length).toBe(LIMIT);
    expect(statuses.filter((status) => status === 429).length).toBe(30);
    expect((await send(0, '/other')).statusCode).toBe(200);
    expect((await send(1, '/one', '10.0.0.2')).statusCode).toBe(200);
    expect(Number((await send(0)).headers['retry-after'])).toBeGreaterThan(0);
  });
}

test('while the database fails or is slow, each server counts for itself and says so', async () => {
  for (const hit of [() => Promise.reject(new Error('gone')), () => new Promise<never>(() => {})]) {
    const { server, codes } = await aLimitedServer({ hit, deleteBefore: async () => {} }, 20);
    const answers = await Promise.all(Array.from({ length: 12 }, () => server.inject('/one')));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(LIMIT);
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBe(2);
    expect(codes).toEqual(['RATE_LIMITS_NOT_SHARED']);
  }
});

test('addresses of visitors are not stored as they are', async () => {
  const keys: string[] = [];
  const { server } = await aLimitedServer({
    hit: async (key) => {
      keys.push(key);
      return { hits: 1, startedAtMs: 0 };
    },
    deleteBefore: async () => {},
  });
  await server.inject({ url: '/one', remoteAddress: '10.1.2.3' });
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
});

async function aLimitedServer(windows: RateLimitWindows, timeoutMs = 20_000) {
  const codes: unknown[] = [];
  const note = ({ code }: LogFields) => void codes.push(code);
  const server = Fastify();
  await server.register(rateLimit, {
    global: false,
    store: sharedRateLimitStore({
      windows,
      secret: 'a secret for tests only',
      now: () => new Date('2026-11-17T09:00:00Z'),
      log: { info: note, warn: note, error: note },
      timeoutMs,
    }),
  });
  const config = { rateLimit: { max: LIMIT, timeWindow: '1 minute' } };
  server.get('/one', { config }, async () => 'one');
  server.get('/other', { config }, async () => 'other');
  return { server, codes };
}
