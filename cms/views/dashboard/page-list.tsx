import { StudioLink } from '../studio-link.tsx';
import type { RecentPage } from './recent-pages.ts';
import { relativeTime } from './relative-time.ts';

type Props = { heading: string; pages: readonly RecentPage[]; empty: string; now: Date };

export function PageList({ heading, pages, empty, now }: Props) {
  return (
    <section className="page-list">
      <h2>{heading}</h2>
      {pages.length === 0 && <p className="studio-view__empty">{empty}</p>}
      <ul>
        {pages.map(({ id, title, site, changedAt, isPublic }) => (
          <li key={id}>
            <StudioLink href={`/admin/collections/pages/${id}`}>
              <span data-state={isPublic ? 'published' : 'changed'}>{title}</span>
              <small>
                {site} · {relativeTime(changedAt, now)}
              </small>
            </StudioLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
