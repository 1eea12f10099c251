import type { TypedUser } from 'payload';
import { toPerson } from '../access/person.ts';
import { StudioLink } from './studio-link.tsx';

/** Shown instead of a list of sites: an administrator can add the first one, others need access. */
export function NoSites({ user }: { user: TypedUser | null | undefined }) {
  if (toPerson(user)?.role !== 'administrator')
    return (
      <p className="studio-view__empty">You do not work on any site yet. An administrator can change that.</p>
    );
  return (
    <div className="studio-view__empty">
      <p>There is no site yet.</p>
      <StudioLink className="studio-button" href="/admin/collections/sites/create">
        Add the first site
      </StudioLink>
    </div>
  );
}
