import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { siteFields } from '../../../src/sites/site.ts';
import { toPerson } from '../../access/person.ts';
import { NewSite } from './new-site.tsx';

/** Five fields instead of thirty settings: the rest gets defaults, together with the first pages. */
export function NewSiteView({ initPageResult: { req } }: AdminViewServerProps) {
  return (
    <Gutter className="studio-view studio-view--narrow">
      <SetStepNav nav={[{ label: 'Sites', url: '/admin/collections/sites' }, { label: 'New site' }]} />
      {toPerson(req.user)?.role === 'administrator' ? (
        <NewSite themes={siteFields.theme.choices ?? []} />
      ) : (
        <p className="studio-view__empty">Only administrators add sites.</p>
      )}
    </Gutter>
  );
}
