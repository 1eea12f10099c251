import type { Feature } from '../../shared/feature.ts';
import { privacyMigrations } from './tables.ts';
import type { PrivacyWorkerNeeds } from './worker.ts';

export const privacyFeature: Feature<unknown, PrivacyWorkerNeeds> = {
  name: 'privacy',
  about:
    'what is kept about a person: found, exported, erased with proof, and erased again after an older backup',
  migrations: privacyMigrations,
  jobs: async (needs) => (await import('./worker.ts')).startJobs(needs),
};
