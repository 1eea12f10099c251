import type { ReactNode } from 'react';
import type { FieldError } from '../../../shared/platform/contact-rules.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { FormDefinition } from '../form-definition.ts';
import { Question } from './question.tsx';

/** A hidden field; whoever fills it in is a bot. */
export const HONEYPOT = 'website';

export type FormPageProps = {
  form: FormDefinition;
  submissionId: string;
  /** The path of the page that shows the form. */
  shownOn: string;
  texts: Texts;
  /** A form post that was rejected, so that nothing has to be entered twice. */
  posted?: URLSearchParams | undefined;
  errors?: Readonly<Record<string, FieldError>> | undefined;
};

/** A form of the embedded providers: works in a frame, as a page and without script. */
export function FormPage({ form, submissionId, shownOn, texts, posted, errors = {} }: FormPageProps) {
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <Frame form={form}>
      {form.intro && <p className="form-page__intro mt-[8px]">{form.intro}</p>}
      <form method="post" className="mt-[24px] grid gap-[20px]" noValidate>
        {hasErrors && (
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
            error={errors[question.name]}
          />
        ))}
        <div className="absolute [inset-inline-start:-100vw]" aria-hidden="true">
          <label>
            {HONEYPOT}
            <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <input type="hidden" name="submission" value={submissionId} />
        <input type="hidden" name="page" value={shownOn} />
        <Button type="submit" className="justify-self-start">
          {form.button}
        </Button>
      </form>
    </Frame>
  );
}

/** Shown once the form has been sent; its script sends a message to the parent page. */
export function ThanksPage({ form, texts }: { form: FormDefinition; texts: Texts }) {
  return (
    <Frame form={form} isSent>
      <p className="form-page__thanks mt-[8px] text-(length:--lead) text-ink" role="status">
        {form.thanks}
      </p>
      {form.confirmByMail && <Notice>{texts('formConfirmThanks')}</Notice>}
    </Frame>
  );
}

function Frame({ form, isSent, children }: { form: FormDefinition; isSent?: true; children: ReactNode }) {
  return (
    <main
      id="main"
      className="form-page"
      aria-label={form.title}
      data-script="form-page"
      data-form={form.id}
      data-provider={form.provider}
      data-sent={isSent}
    >
      <h1 className="text-(length:--h3) leading-[1.3]">{form.title}</h1>
      {children}
    </main>
  );
}
