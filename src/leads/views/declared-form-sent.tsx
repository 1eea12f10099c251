import * as CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { cx } from '../../ui/class-names.ts';
import { IconShape } from '../../ui/icon-shape.tsx';
import type { DeclaredFormProps } from '../forms/declared-form-props.ts';
import { DECLARED_FORM_SENT_ID } from '../forms/declared-form-props.ts';

type Props = Pick<DeclaredFormProps, 'texts'> & { isSent: boolean };

/** Takes the place of the form once it is sent. Without script, the form post is redirected here. */
export function DeclaredFormSent({ texts, isSent }: Props) {
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
      className={cx('declared-form__sent state-message', isSent && 'declared-form__sent--shown')}
    >
      <IconShape of={CircleCheck} />
      <h2 className="text-subtitle">{texts.sentTitle}</h2>
      <p>{texts.sentText}</p>
    </div>
  );
}
