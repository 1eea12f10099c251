import type { FormAnswers } from './answers.ts';

/** The latest submission of a form, in the form builder's API shape. */
export type BuilderSubmission = { id: string; form_id: string; created_at: string; answers: FormAnswers };

/** A provider of embedded forms whose submissions can be read. */
export interface FormBuilder {
  /** Undefined when the form is unknown or has no submissions. Throws when the provider does not respond. */
  latestSubmission(formId: string): Promise<BuilderSubmission | undefined>;
}
