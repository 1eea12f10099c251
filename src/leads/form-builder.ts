import type { FormAnswers } from './answers.ts';

/** The latest submission of a form, in the words of the form builder. */
export type BuilderSubmission = { id: string; form_id: string; created_at: string; answers: FormAnswers };

/** A form builder: where its forms are embedded from, and how their answers are read. */
export interface FormBuilder {
  /** Nothing when the form is unknown or nobody has sent it yet. Throws when the provider does not answer. */
  latestSubmission(formId: string): Promise<BuilderSubmission | undefined>;
}
