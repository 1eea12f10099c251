import type { Clock } from '../../../shared/platform/clock.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { runHourly } from '../../../shared/platform/run-hourly.ts';
import type { LeadStore } from '../lead-store.ts';
import { OPT_IN_CHANNEL, OPT_IN_DAYS } from './opt-in-handler.ts';

const DAY_MS = 86_400_000;

type UnconfirmedDeps = { leads: Pick<LeadStore, 'deleteUnconfirmedBefore'>; clock: Clock; log: Log };

/** Every hour: sign-ups whose link nobody followed, because the address may be a stranger's. */
export function deleteUnconfirmedHourly({ leads, clock, log }: UnconfirmedDeps): () => void {
  return runHourly(
    async () => {
      const before = new Date(clock().getTime() - OPT_IN_DAYS * DAY_MS);
      const deleted = await leads.deleteUnconfirmedBefore(before, OPT_IN_CHANNEL);
      if (deleted > 0) log.info({ code: 'FORMS_UNCONFIRMED', deleted }, 'their links were not followed');
    },
    (error) => log.error({ code: 'OUTBOX_UNREACHABLE', error }, 'unconfirmed forms are still stored'),
  );
}
