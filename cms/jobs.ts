import type { Config, SanitizedConfig } from 'payload';
import { onlyEditorsCancelJobs } from './access/job-cancellation.ts';
import { administrators } from './access/role-access.ts';

const EVERY_TWO_SECONDS = '*/2 * * * * *';

/** Scheduled publishing. It runs as whoever scheduled it, so they must still be allowed to by then. */
export const jobs: NonNullable<Config['jobs']> = {
  autoRun: [{ cron: EVERY_TWO_SECONDS, limit: 20 }],
  access: { queue: () => false, run: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: administrators, read: administrators, update: administrators, delete: administrators },
  }),
};

/** Payload warns of hooks on its job queue, because it skips them for its own work; this one is for requests of people. */
export function guardJobs(config: SanitizedConfig): SanitizedConfig {
  const queue = config.collections.find(({ slug }) => slug === 'payload-jobs');
  queue?.hooks.beforeDelete.push(onlyEditorsCancelJobs);
  return config;
}
