import * as ArrowRight from 'lucide-react/icons/arrow-right';
import * as CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { cx } from '../../ui/class-names.ts';
import { IconShape } from '../../ui/icon-shape.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ContactFormProps } from '../contact-form-props.ts';

type Props = Pick<ContactFormProps, 'texts' | 'carListHref'> & {
  sent: { firstName: string; seller: string } | undefined;
};

/** Lies over the form once it is sent. Without script the address says so: a form that was posted leads to #contact-sent. */
export function ContactSent({ texts, carListHref, sent }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) place.current?.focus();
  }, [sent]);
  return (
    <div
      ref={place}
      id="contact-sent"
      tabIndex={-1}
      role="status"
      className={cx(
        'peer absolute inset-0 z-10 scroll-mt-[138px] place-content-center rounded-card border border-line bg-surface p-6 outline-none target:grid md:p-12 lg:scroll-mt-0',
        sent ? 'grid' : 'hidden',
      )}
    >
      <StateMessage
        level={3}
        icon={<IconShape of={CircleCheck} />}
        title={sent ? filled(texts.contactSentTitle, 'name', sent.firstName) : texts.contactSentTitlePlain}
        text={
          sent?.seller ? filled(texts.contactSentText, 'seller', sent.seller) : texts.contactSentTextPlain
        }
        actions={
          carListHref && (
            <TextLink href={carListHref} iconAfter={<IconShape of={ArrowRight} size="small" />}>
              {texts.contactSentMore}
            </TextLink>
          )
        }
      />
    </div>
  );
}

/** A whole message formatter would weigh more than the form. */
function filled(text: string, name: string, value: string): string {
  return text.replace(`{${name}}`, () => value);
}
