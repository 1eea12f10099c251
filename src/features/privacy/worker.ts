import { type DeleteRecordsDeps, deleteOldRecordsHourly } from './delete-old-records.ts';
import { type FinishDeps, finishErasuresHourly } from './finish-erasures.ts';

export type PrivacyWorkerNeeds = Pick<FinishDeps, 'clock' | 'log'> &
  Pick<DeleteRecordsDeps, 'cleanings'> & {
    personalData: Omit<FinishDeps, 'clock' | 'log' | 'keys'> & { keys: FinishDeps['keys'] | undefined };
  };

/** Without keys nobody was ever erased. */
export function startJobs({ personalData, cleanings, clock, log }: PrivacyWorkerNeeds): () => void {
  const { keys, kinds } = personalData;
  const stops = [
    deleteOldRecordsHourly({ kinds, cleanings, clock, log }),
    ...(keys ? [finishErasuresHourly({ ...personalData, keys, clock, log })] : []),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
