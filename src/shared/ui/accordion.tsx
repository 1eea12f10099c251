import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface Props {
  children: ReactNode;
  className?: string | undefined;
}

/** Questions between hairlines. Plain `details`: works without script, and several may be open. */
export function Accordion({ children, className }: Props) {
  return <div className={cx('accordion', className)}>{children}</div>;
}

interface ItemProps {
  title: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
  id?: string | undefined;
  /** Items that share a name close each other. */
  name?: string | undefined;
}

export function AccordionItem({ title, children, open, id, name }: ItemProps) {
  return (
    <details id={id} name={name} open={open} className="accordion__item">
      <summary className="accordion__title">{title}</summary>
      <div className="accordion__body">{children}</div>
    </details>
  );
}
