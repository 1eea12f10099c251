import * as CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { IconShape } from '../../ui/icon-shape.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DeclaredFormProps, FieldErrors } from '../declared-form-props.ts';
import { DeclaredField, type FormSlots } from './declared-fields.tsx';
import { DeclaredFormSent } from './declared-form-sent.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormAside } from './form-aside.tsx';
import { useDeclaredForm } from './use-declared-form.ts';

const noSlots: FormSlots = {};

/** A plain form that posts without script; hydrated, it validates and sends without leaving the page. */
export function DeclaredForm({ slots = noSlots, ...props }: DeclaredFormProps & { slots?: FormSlots }) {
  const { formName, token, source, sections, texts, rejected, privacy, aside } = props;
  const form = useDeclaredForm(props);
  const { state } = form;
  const errors: FieldErrors = state.kind === 'invalid' ? state.errors : {};
  const isSubmitting = state.kind === 'submitting';
  const hasAside = aside && (aside.steps.length > 0 || form.chosen?.details !== undefined);
  const errorText = (field: (typeof sections)[number]['fields'][number]) => {
    const error = errors[field.name];
    return error && (field.errors[error] ?? field.errors.wrong);
  };
  const summary = sections
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const text = errorText(field);
      return text
        ? [
            // The label of a consent is a sentence of its own.
            { name: field.name, label: field.kind === 'checkbox' ? '' : field.label, text },
          ]
        : [];
    });
  return (
    <div
      className={cx(
        'declared-form',
        hasAside && 'declared-form--aside min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)]',
      )}
    >
      <DeclaredFormSent
        texts={texts}
        isSent={state.kind === 'sent'}
        receipt={state.kind === 'sent' ? state.receipt : undefined}
      />
      <form
        ref={form.element}
        method="post"
        action="/api/forms/comhub"
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        noValidate={form.isHydrated || rejected !== undefined}
        hidden={state.kind === 'sent'}
        className="declared-form__form min-w-0 gap-[clamp(2rem,3.4vw,3rem)]"
      >
        <input type="hidden" name="formName" value={formName} />
        <input type="hidden" name="formToken" value={token} />
        <input type="hidden" name="source" value={source} />
        {state.kind === 'invalid' && (
          <ErrorSummary title={texts.invalid} errors={summary} attempts={form.attempts} />
        )}
        {state.kind === 'idle' && rejected?.message && (
          <ErrorSummary title={rejected.message} errors={[]} attempts={0} />
        )}
        <fieldset
          disabled={isSubmitting}
          className="form-fields declared-form__all min-w-0 gap-[clamp(2rem,3.4vw,3rem)]"
        >
          {sections.map(({ title, fields }) => (
            <section key={title} className="grid gap-6 border-t border-t-line pt-[clamp(1.5rem,2.4vw,2rem)]">
              <h2 className="text-(length:--h3) leading-[1.3]">{title}</h2>
              <div className="grid gap-x-gap gap-y-5 sm:grid-cols-[1fr_1fr]">
                {fields.map((field) => (
                  <DeclaredField
                    key={field.name}
                    field={field}
                    error={errorText(field)}
                    texts={texts}
                    previous={rejected?.values[field.name]}
                    form={form.handle}
                    slots={slots}
                  />
                ))}
              </div>
            </section>
          ))}
          <div className="absolute [inset-inline-start:-100vw]" aria-hidden="true">
            <label>
              website
              <input type="text" name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        </fieldset>
        <div role="alert" className="empty:hidden">
          {state.kind === 'failed' && (
            <Notice tone="danger" icon={<IconShape of={CircleAlert} />}>
              {texts.failure}
            </Notice>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" size="large" busy={isSubmitting} className="max-sm:w-full">
            {isSubmitting ? texts.submitting : texts.submit}
          </Button>
          {privacy && (
            <a href={privacy.href} className="py-1 text-size-small underline underline-offset-4">
              {privacy.label}
            </a>
          )}
        </div>
      </form>
      {aside && hasAside && <FormAside aside={aside} chosen={form.chosen} />}
    </div>
  );
}
