import type { z } from 'zod';
import { hostKeyOf } from './fetch-feed.ts';
import type { SourceStatus, storedSource } from './openapi.ts';
import { sourceHealth } from './source-health.ts';
import type { StoredSource } from './source-store.ts';

/** A source as it is given out: with the names of its secrets, and nothing of them. */
export function sourceView(stored: StoredSource, now: Date): z.output<typeof storedSource> {
  const { index, version, changedAt, changedBy, declaration, secretsSet } = stored;
  const { source, schedule, paused, limits, alertEmail } = declaration;
  const hostKey = hostKeyOf(stored);
  return {
    ...{ index, version, changedAt, source, schedule, paused, limits },
    ...(changedBy !== undefined && { changedBy }),
    ...(alertEmail !== undefined && { alertEmail }),
    secretsSet: [...secretsSet],
    ...(hostKey !== undefined && { hostKey }),
    status: statusOf(stored, now),
  };
}

export function statusOf(stored: StoredSource, now: Date): SourceStatus {
  const { state, declaration } = stored;
  const { last, goodAt, requested, failures, nextAt } = state;
  return {
    state: sourceHealth(stored, now),
    ...((!declaration.paused || requested) && { nextAt }),
    ...{ isRequested: requested !== undefined, failures },
    ...(goodAt !== undefined && { goodAt }),
    ...(last && {
      last: {
        ...{ at: last.at, result: last.result },
        ...(last.problem !== undefined && { problem: last.problem }),
        ...(last.code !== undefined && { code: last.code }),
        ...(last.bytes !== undefined && { bytes: last.bytes }),
      },
    }),
  };
}
