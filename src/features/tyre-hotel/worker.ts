import type { ChannelHandler } from '../../shared/messaging/delivery-worker.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import { type CodeSmsDeps, codeSmsHandler } from './access/code-sms.ts';
import { type SignInJobDeps, startSignInJobs } from './access/sign-in-jobs.ts';
import { type SeasonMailDeps, seasonMailHandler } from './reminder/season-mail-handler.ts';
import { type SeasonReminderJobDeps, startSeasonReminderJobs } from './reminder/season-reminder-jobs.ts';
import type { SeasonReminderStore } from './reminder/season-reminder-store.ts';

export type TyreHotelWorkerNeeds = Omit<SeasonMailDeps & SeasonReminderJobDeps, 'reminders'> &
  Omit<CodeSmsDeps, 'keys' | 'codes'> &
  Pick<SignInJobDeps, 'deleteUsageBefore'> & {
    seasonReminders: SeasonReminderStore;
    tyreCodes: CodeSmsDeps['codes'] & SignInJobDeps['codes'];
    tyreSessions: SignInJobDeps['sessions'];
    /** Undefined where nobody can sign in to the tyre hotel. */
    keys: KeyRing | undefined;
  };

export function channelHandlers(needs: TyreHotelWorkerNeeds): Record<string, ChannelHandler> {
  const { keys, tyreCodes, seasonReminders } = needs;
  return {
    ...seasonMailHandler({ ...needs, reminders: seasonReminders }),
    ...(keys && codeSmsHandler({ ...needs, keys, codes: tyreCodes })),
  };
}

export function startJobs(needs: TyreHotelWorkerNeeds): () => void {
  const { tyreCodes, tyreSessions, seasonReminders } = needs;
  const stops = [
    startSeasonReminderJobs({ ...needs, reminders: seasonReminders }),
    startSignInJobs({ ...needs, codes: tyreCodes, sessions: tyreSessions }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
