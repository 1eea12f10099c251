import type { Migration } from '../../shared/platform/database/migration.ts';
import { createLeadForms } from './migrations/004-lead-forms.ts';

declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    form_submission: FormSubmissionTable;
  }
}

export const editorFormsMigrations: readonly Migration[] = [{ name: '004-lead-forms', up: createLeadForms }];

/** What visitors sent with the forms of the embedded providers. */
export interface FormSubmissionTable {
  id: string;
  provider: string;
  form_id: string;
  /** JSON */
  answers: string;
  received_at: string;
}
