import { type FinishDeps, finishErasuresHourly } from './finish-erasures.ts';

export type PrivacyWorkerNeeds = Pick<FinishDeps, 'clock' | 'log'> & {
  personalData: Omit<FinishDeps, 'clock' | 'log' | 'keys'> & { keys: FinishDeps['keys'] | undefined };
};

/** Without keys nobody was ever erased. */
export function startJobs({ personalData, clock, log }: PrivacyWorkerNeeds): () => void {
  const { keys } = personalData;
  return keys ? finishErasuresHourly({ ...personalData, keys, clock, log }) : () => {};
}
