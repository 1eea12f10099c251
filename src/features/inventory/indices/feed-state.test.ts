import { expect, test } from 'vitest';
import type { ImportRun } from '../runs/import-runs.ts';
import { feedState } from './feed-state.ts';

const now = new Date('2026-11-19T08:00:00Z');

test.each([
  ['without a run', [], 'none'],
  ['while one runs', [aRun({ state: 'running' })], 'running'],
  ['a refused one after a good one', [aRun({ state: 'refused' }), aRun({})], 'failed'],
  ['a failed one', [aRun({ state: 'failed' })], 'failed'],
  ['a good one after a refused one', [aRun({}), aRun({ state: 'refused' })], 'fresh'],
  ['36 hours after the last one', [aRun({ startedAt: '2026-11-17T20:00:00Z' })], 'fresh'],
  ['later than that', [aRun({ startedAt: '2026-11-17T19:59:59Z' })], 'late'],
] as const)('%s', (_, runs, state) => expect(feedState(runs, undefined, now)).toBe(state));

function aRun(facts: Partial<ImportRun>): ImportRun {
  return {
    ...{ id: '1', index: 'cars', kind: 'feed', state: 'imported', startedAt: '2026-11-19T07:00:00Z' },
    ...{ finishedAt: undefined, revision: undefined, report: undefined, reason: undefined },
    requestId: undefined,
    ...facts,
  };
}
