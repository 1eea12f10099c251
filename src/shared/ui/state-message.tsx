import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  /** Buttons and links: there is always a way on. */
  actions?: ReactNode;
  boxed?: boolean | undefined;
  level?: 2 | 3 | undefined;
}

/** Nothing found, something failed, something was sent: what happened and what to do next. */
export function StateMessage({ title, text, icon, actions: ways, boxed, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('state-message', boxed && 'state-message--boxed')}>
      {icon}
      <Heading className="text-subtitle">{title}</Heading>
      {text && <p>{text}</p>}
      {ways && <div className="state-message__actions">{ways}</div>}
    </div>
  );
}
