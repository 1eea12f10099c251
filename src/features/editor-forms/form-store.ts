import type { FormAnswers } from './answers.ts';
import type { FormProvider } from './form-definition.ts';

export type Submission = {
  /** Made when the form was rendered, so that sending it twice stores it once. Hard to guess. */
  id: string;
  provider: FormProvider;
  formId: string;
  answers: FormAnswers;
  receivedAt: string;
};

/** What was sent with the forms of the embedded providers, as `/api/jotform` returns it. */
export interface FormStore {
  /** A submission id that is stored already is left unchanged. */
  save(submission: Submission): Promise<'saved' | 'duplicate'>;
  latest(provider: FormProvider, formId: string): Promise<Submission | undefined>;
  find(id: string): Promise<Submission | undefined>;
  /** Answers that never became a lead, oldest first: they were stored before forms had receivers. */
  undelivered(): Promise<readonly Submission[]>;
  /** Deletes what was received earlier, and returns how many that were. */
  deleteBefore(time: Date): Promise<number>;
}
