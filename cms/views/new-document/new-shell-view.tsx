import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { idOf } from '../../access/person.ts';
import { aside } from '../../collections/aside.ts';
import { NoSites } from '../no-sites.tsx';
import { ownSites } from '../own-sites.ts';
import { NewShell } from './new-shell.tsx';

/** Every site has one header and footer; here are the sites that have none yet. */
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
    req: aside(req),
  });
  const taken = new Set((docs as { site?: unknown }[]).map(({ site }) => String(idOf(site))));
  const own = await ownSites(req);
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
