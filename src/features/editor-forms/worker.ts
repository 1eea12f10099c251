import { type DeleteOldDeps, deleteOldHourly } from '../../shared/platform/delete-old-hourly.ts';
import type { FormStore } from './form-store.ts';

export type EditorFormWorkerNeeds = DeleteOldDeps & { forms: Pick<FormStore, 'deleteBefore'> };

export function startJobs(needs: EditorFormWorkerNeeds): () => void {
  return deleteOldHourly(needs.forms.deleteBefore, needs);
}
