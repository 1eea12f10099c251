import type { Clock } from '../../../shared/platform/clock.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { runHourly } from '../../../shared/platform/run-hourly.ts';
import type { SessionStore } from '../session-store.ts';
import type { CodeStore } from './code-store.ts';
import { LONGEST_WINDOW_MS } from './sign-in-limits.ts';

export type SignInJobDeps = {
  codes: Pick<CodeStore, 'deleteExpired'>;
  sessions: Pick<SessionStore, 'deleteExpired'>;
  deleteUsageBefore: (before: Date) => Promise<void>;
  clock: Clock;
  log: Log;
};

/** Every hour: deletes codes, sessions and counted uses that no longer matter. */
export function startSignInJobs(deps: SignInJobDeps): () => void {
  return runHourly(
    () => deleteExpired(deps),
    (error) => deps.log.error({ code: 'TYRE_SIGN_IN_JOB_FAILED', error }, 'tried again in an hour'),
  );
}

async function deleteExpired({ codes, sessions, deleteUsageBefore, clock }: SignInJobDeps): Promise<void> {
  const now = clock();
  await codes.deleteExpired(now);
  await sessions.deleteExpired(now);
  await deleteUsageBefore(new Date(now.getTime() - LONGEST_WINDOW_MS));
}
