import type { Texts } from '../../sites/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { FormDefinition } from '../form-definition.ts';
import type { Fault } from '../parse-answers.ts';
import { Question } from './question.tsx';

/** A field that people do not see; who fills it in is a machine. */
export const HONEYPOT = 'website';

export type FormPageProps = {
  form: FormDefinition;
  submissionId: string;
  texts: Texts;
  /** What was posted and not accepted, so that nothing has to be written twice. */
  posted?: URLSearchParams | undefined;
  faults?: Readonly<Record<string, Fault>> | undefined;
};

/** A form of the embedded providers: a plain page that works in a frame, on its own and without script. */
export function FormPage({ form, submissionId, texts, posted, faults = {} }: FormPageProps) {
  const hasFaults = Object.keys(faults).length > 0;
  return (
    <main
      id="main"
      className="form-page"
      aria-label={form.title}
      data-script="form-page"
      data-form={form.id}
      data-provider={form.provider}
    >
      <h1 className="form-page__title">{form.title}</h1>
      {form.intro && <p className="form-page__intro">{form.intro}</p>}
      <form method="post" className="form-page__form" noValidate>
        {hasFaults && (
          <div role="alert">
            <Notice tone="danger">{texts('invalidInput')}</Notice>
          </div>
        )}
        {form.questions.map((question) => (
          <Question
            key={question.name}
            question={question}
            texts={texts}
            posted={posted}
            fault={faults[question.name]}
          />
        ))}
        <div className="form-page__honeypot" aria-hidden="true">
          <label>
            {HONEYPOT}
            <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <input type="hidden" name="submission" value={submissionId} />
        <Button type="submit" className="justify-self-start">
          {form.button}
        </Button>
      </form>
    </main>
  );
}

/** What stands there once the form has been sent. The frame around it learns of it by a message. */
export function ThanksPage({ form }: { form: FormDefinition }) {
  return (
    <main
      id="main"
      className="form-page"
      aria-label={form.title}
      data-script="form-page"
      data-form={form.id}
      data-provider={form.provider}
      data-sent
    >
      <h1 className="form-page__title">{form.title}</h1>
      <p className="form-page__thanks" role="status">
        {form.thanks}
      </p>
    </main>
  );
}
