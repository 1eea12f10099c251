import { Button } from '../../../../shared/ui/button.tsx';
import type { ContactFormProps } from '../contact-form-props.ts';
import { ContactFormMessage } from './contact-form-message.tsx';
import type { ContactState } from './use-contact-form.ts';

type Props = Pick<ContactFormProps, 'texts' | 'privacy' | 'phone' | 'rejected'> & {
  state: ContactState;
  terms: readonly string[];
};

/** The finance terms that are sent along, the error, the button and the privacy note. */
export function ContactFormFooter({ texts, privacy, phone, rejected, state, terms }: Props) {
  const isSubmitting = state.kind === 'submitting';
  return (
    <>
      {terms.length > 0 && (
        <div className="col-span-full text-ink-muted text-small">
          <p>{texts.contactTerms}</p>
          <ul>
            {terms.map((term) => (
              <li key={term} className="text-ink tabular-nums">
                {term}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ContactFormMessage texts={texts} phone={phone} state={state} isReloaded={rejected !== undefined} />
      <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="large" busy={isSubmitting} className="max-sm:w-full">
          {isSubmitting ? texts.contactSending : texts.contactSend}
        </Button>
        <p className="min-w-60 flex-1 text-ink-muted text-micro">
          {texts.contactPrivacy}
          {privacy && (
            <>
              {' '}
              <a href={privacy.href} className="underline underline-offset-3">
                {privacy.label}
              </a>
            </>
          )}
        </p>
      </div>
    </>
  );
}
