import { type Cleanings, noteCleaning } from '../../shared/personal-data/cleanings.ts';
import { type DeleteOldDeps, deleteOldHourly } from '../../shared/platform/delete-old-hourly.ts';
import type { FormStore } from './form-store.ts';

export type EditorFormWorkerNeeds = DeleteOldDeps & {
  forms: Pick<FormStore, 'deleteBefore'>;
  cleanings: Pick<Cleanings, 'note'>;
};

export function startJobs(needs: EditorFormWorkerNeeds): () => void {
  return deleteOldHourly(needs.forms.deleteBefore, needs, noteCleaning(needs.cleanings, 'form-answers'));
}
