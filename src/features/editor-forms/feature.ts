import type { Feature } from '../../shared/feature.ts';
import type { EditorFormNeeds } from './routes.ts';
import { editorFormsMigrations } from './tables.ts';
import type { EditorFormWorkerNeeds } from './worker.ts';

export const editorFormsFeature: Feature<EditorFormNeeds, EditorFormWorkerNeeds> = {
  name: 'editor-forms',
  about: 'forms that editors put together, form builders, answers to them',
  migrations: editorFormsMigrations,
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
  jobs: async (needs) => (await import('./worker.ts')).startJobs(needs),
};
