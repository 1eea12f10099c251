import * as CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useEffect, useRef } from 'react';
import { telephoneLink } from '../../../../shared/platform/telephone-link.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import type { ContactFormProps } from '../contact-form-props.ts';
import type { ContactState } from './use-contact-form.ts';

type Props = Pick<ContactFormProps, 'texts' | 'phone'> & {
  state: ContactState;
  /** The page was posted without script and opens with the message focused. */
  isReloaded: boolean;
};

/** Why the form was not sent, and whom to ring instead. Focus goes here after an attempt that the server ended. */
export function ContactFormMessage({ texts, phone, state, isReloaded }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { kind } = state;
  useEffect(() => {
    if (kind === 'error' || kind === 'refused') element.current?.focus();
  }, [kind]);
  return (
    <div
      ref={element}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script nothing else can move the focus to the message
      autoFocus={isReloaded}
      className="col-span-full scroll-mt-[138px] empty:hidden"
    >
      {(kind === 'invalid' || kind === 'refused') && <FormError>{texts.invalidInput}</FormError>}
      {kind === 'error' && (
        <FormError>
          {texts.carDetailFormError}
          {phone && (
            <>
              {' '}
              <a href={telephoneLink(phone)} className="whitespace-nowrap underline">
                {phone}
              </a>
            </>
          )}
        </FormError>
      )}
    </div>
  );
}

function FormError({ children }: { children: ReactNode }) {
  return (
    <Notice tone="danger" icon={<IconShape of={CircleAlert} />}>
      {children}
    </Notice>
  );
}
