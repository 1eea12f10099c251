import { expect, test, vi } from 'vitest';
import type { Log } from '../../shared/platform/log.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { type OutgoingFeedWorkerNeeds, startJobs } from './worker.ts';

test('a receiver that is declared for a site that there is not is told of once, not every minute', async () => {
  vi.useFakeTimers();
  const told: unknown[] = [];
  const log: Log = { info: () => {}, warn: (fields) => void told.push(fields), error: () => {} };
  const sftp = { host: 'sftp.partner.example', port: 22, user: 'solvik', path: '/in/cars.csv', hostKey: '' };
  const target = { name: 'partner', site: 'solvik-xx', receiver: 'meta-automotive', gzip: false, sftp };
  let sites = [aSite()];
  const notHere = () => Promise.reject(new Error('not in this test'));
  const needs: OutgoingFeedWorkerNeeds = {
    outgoingFeeds: {
      writer: { write: notHere, close: async () => {} },
      ...{ folder: '/nowhere', indices: async () => [], hasNewPhotos: async () => false },
      ...{ illustrations: false, own: [] },
      ...{ targets: [{ ...target, secrets: {} }], linkSecret: '', release: 'test' },
    },
    sites: { all: () => sites },
    outbound: { connections: {} as OutgoingFeedWorkerNeeds['outbound']['connections'] },
    feedPushes: {
      find: async () => ({ sent: undefined, failures: 0, problem: undefined, nextAttemptAt: undefined }),
      ...{ claim: notHere, sent: notHere, failed: notHere },
    },
    ...{ clock: () => new Date(), log },
  };
  const stop = await startJobs(needs);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  const problem = 'There is no site solvik-xx.';
  expect(told).toEqual([{ code: 'FEED_PUSH_UNKNOWN', target: 'partner', problem }]);
  sites = [];
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(told).toHaveLength(1);
  await stop();
  vi.useRealTimers();
});
