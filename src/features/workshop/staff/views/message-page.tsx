import type { ReactNode } from 'react';

type Props = { title: string; text: string; children?: ReactNode };

/** Instead of a page of the day view: why there is none, and what to do. */
export function MessagePage({ title, text, children }: Props) {
  return (
    <main
      id="main"
      className="staff px-[clamp(1rem,2.2vw,2.5rem)] pt-[clamp(1rem,2.2vw,2rem)] pb-12 print:p-0 print:text-[8pt] max-w-192"
    >
      <h1 className="mt-5 mb-3 text-[length:clamp(2rem,1.4rem+2.2vw,3.25rem)]">{title}</h1>
      <p className="max-w-152 text-(length:--lead) text-ink-muted">{text}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </main>
  );
}
