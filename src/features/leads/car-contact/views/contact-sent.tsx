import * as ArrowRight from 'lucide-react/icons/arrow-right';
import * as CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { fillPlaceholders } from '../../../../shared/sites/fill-placeholders.ts';
import { cx } from '../../../../shared/ui/class-names.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { TextLink } from '../../../../shared/ui/text-link.tsx';
import type { ContactFormProps } from '../contact-form-props.ts';

type Props = Pick<ContactFormProps, 'texts' | 'carListHref'> & {
  sent: { firstName: string; seller: string } | undefined;
};

/** Covers the form once it is sent. Without script, the form post redirects to #contact-sent. */
export function ContactSent({ texts, carListHref, sent }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) element.current?.focus();
  }, [sent]);
  return (
    <div
      ref={element}
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
        title={
          sent
            ? fillPlaceholders(texts.contactSentTitle, { name: sent.firstName })
            : texts.contactSentTitlePlain
        }
        text={
          sent?.seller
            ? fillPlaceholders(texts.contactSentText, { seller: sent.seller })
            : texts.contactSentTextPlain
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

/** A message formatter would be larger than the form. */
