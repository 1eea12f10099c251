import type { Config, SanitizedConfig } from 'payload';
import { onlyEditorsCancelJobs } from './access/job-cancellation.ts';
import { administrators } from './access/role-access.ts';

const EVERY_TWO_SECONDS = '*/2 * * * * *';

/** Timed publishing. It is done in the name of whoever set the time, so they must still be allowed to then. */
export const jobs: NonNullable<Config['jobs']> = {
  autoRun: [{ cron: EVERY_TWO_SECONDS, limit: 20 }],
  access: { queue: () => false, run: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: administrators, read: administrators, update: administrators, delete: administrators },
  }),
};

/** Payload warns of hooks on its queue, because it does not run them for its own work; this one is for people. */
export function guardJobs(config: SanitizedConfig): SanitizedConfig {
  const queue = config.collections.find(({ slug }) => slug === 'payload-jobs');
  queue?.hooks.beforeDelete.push(onlyEditorsCancelJobs);
  return config;
}
