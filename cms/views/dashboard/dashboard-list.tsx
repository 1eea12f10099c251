import type { ReactNode } from 'react';
import { StudioLink } from '../studio-link.tsx';

/** A row of the overview: what it is about, where and when, and a link to the place. */
export type DashboardRow = {
  key: string;
  href: string;
  title: string;
  state?: 'published' | 'changed';
  detail?: string;
  note?: string;
  aside: string;
};

type Props = { heading: string; rows: readonly DashboardRow[]; empty: string; more?: ReactNode };

export function DashboardList({ heading, rows, empty, more }: Props) {
  return (
    <section className="page-list">
      <h2>{heading}</h2>
      {rows.length === 0 && <p className="studio-view__empty">{empty}</p>}
      <ul>
        {rows.map(({ key, href, title, state, detail, note, aside }) => (
          <li key={key}>
            <StudioLink href={href}>
              <span className="page-list__what">
                <span {...(state && { 'data-state': state })}>{title}</span>
                {detail && <small>{detail}</small>}
                {note && <q>{note}</q>}
              </span>
              <small>{aside}</small>
            </StudioLink>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
