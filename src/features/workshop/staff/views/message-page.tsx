import type { ReactNode } from 'react';

type Props = { title: string; text: string; children?: ReactNode };

/** Instead of a page of the day view: why there is none, and what to do. */
export function MessagePage({ title, text, children }: Props) {
  return (
    <main id="main" className="staff staff-form">
      <h1 className="staff-form__title">{title}</h1>
      <p className="staff-form__lead">{text}</p>
      {children && <div className="staff-form__actions">{children}</div>}
    </main>
  );
}
