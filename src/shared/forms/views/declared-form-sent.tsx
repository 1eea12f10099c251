import * as CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { fillPlaceholders } from '../../sites/fill-placeholders.ts';
import { cx } from '../../ui/class-names.ts';
import { IconShape } from '../../ui/icon-shape.tsx';
import type { DeclaredFormProps } from '../declared-form-props.ts';
import { DECLARED_FORM_SENT_ID } from '../declared-form-props.ts';

type Props = Pick<DeclaredFormProps, 'texts'> & { isSent: boolean; receipt?: SentReceipt | undefined };

/** Under which reference the form arrived, and where the receipt goes. */
export type SentReceipt = { reference: string; email: string };

/** Takes the place of the form once it is sent. Without script, the form post is redirected here. */
export function DeclaredFormSent({ texts, isSent, receipt }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) element.current?.focus();
  }, [isSent]);
  return (
    <div
      ref={element}
      id={DECLARED_FORM_SENT_ID}
      tabIndex={-1}
      role="status"
      className={cx(
        'declared-form__sent target:grid target:max-w-none target:scroll-mt-[138px] target:rounded-card target:border target:border-line target:bg-surface target:px-[clamp(1.5rem,4vw,3rem)] target:py-[clamp(2rem,5vw,4rem)] target:outline-none state-message',
        isSent &&
          'grid max-w-none scroll-mt-[138px] rounded-card border border-line bg-surface px-[clamp(1.5rem,4vw,3rem)] py-[clamp(2rem,5vw,4rem)] outline-none',
      )}
    >
      <IconShape of={CircleCheck} />
      <h2 className="text-subtitle">{texts.sentTitle}</h2>
      <p>{texts.sentText}</p>
      {receipt && texts.receipt && <p className="wrap-anywhere">{sentence(texts.receipt, receipt)}</p>}
    </div>
  );
}

function sentence(template: string, { reference, email }: SentReceipt): string {
  return fillPlaceholders(template, { reference, email });
}
