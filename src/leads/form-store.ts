import type { FormAnswers } from './answers.ts';
import type { FormDefinition, FormProvider } from './form-definition.ts';

export type Submission = {
  /** Made when the form was shown, so that sending it twice is sending it once. Hard to guess. */
  id: string;
  provider: FormProvider;
  formId: string;
  answers: FormAnswers;
  receivedAt: string;
};

/** The forms of the embedded providers, and what visitors sent with them. */
export interface FormStore {
  saveDefinition(findDefinition: FormDefinition): Promise<void>;
  findDefinition(provider: FormProvider, id: string): Promise<FormDefinition | undefined>;
  /** A submission id that is known already is left as it was. */
  save(submission: Submission): Promise<'kept' | 'known'>;
  latest(provider: FormProvider, formId: string): Promise<Submission | undefined>;
}
