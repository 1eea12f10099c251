import type { ReactNode } from 'react';

/** Questions between hairlines. Plain `details`: works without script, and several may be open. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="accordion">{children}</div>;
}

interface ItemProps {
  title: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
}

export function AccordionItem({ title, children, open }: ItemProps) {
  return (
    <details open={open} className="accordion__item">
      <summary className="accordion__title">{title}</summary>
      <div className="accordion__body">{children}</div>
    </details>
  );
}
