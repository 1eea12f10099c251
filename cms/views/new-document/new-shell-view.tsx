import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { relationId } from '../../access/person.ts';
import { isolateRequest } from '../../collections/isolate-request.ts';
import { NoSites } from '../no-sites.tsx';
import { findOwnSites } from '../own-sites.ts';
import { NewShell } from './new-shell.tsx';

/** Offers the sites that have no header and footer yet. */
export async function NewShellView({ initPageResult: { req } }: AdminViewServerProps) {
  const { docs } = await req.payload.find({
    collection: 'shells',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    draft: true,
    select: { site: true },
    req: isolateRequest(req),
  });
  const taken = new Set((docs as { site?: unknown }[]).map(({ site }) => String(relationId(site))));
  const own = await findOwnSites(req);
  const sites = own.filter(({ id }) => !taken.has(String(id)));
  return (
    <Gutter className="studio-view studio-view--narrow">
      <SetStepNav
        nav={[{ label: 'Headers and footers', url: '/admin/collections/shells' }, { label: 'New' }]}
      />
      {own.length > 0 ? <NewShell sites={sites} /> : <NoSites user={req.user} />}
    </Gutter>
  );
}
