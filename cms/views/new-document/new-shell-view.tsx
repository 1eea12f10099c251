import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { relationId } from '../../access/person.ts';
import { isolateRequest } from '../../collections/isolate-request.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { NoSites } from '../no-sites.tsx';
import { findOwnSites } from '../own-sites.ts';
import { NewShell } from './new-shell.tsx';
import { newDocumentTexts } from './texts.ts';

/** Offers the sites that have no header and footer yet. */
export async function NewShellView({ initPageResult: { req } }: AdminViewServerProps) {
  const texts = chooseText(newDocumentTexts, req.i18n.language);
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
      <SetStepNav nav={[{ label: texts.shells, url: '/admin/collections/shells' }, { label: texts.new }]} />
      {own.length > 0 ? <NewShell sites={sites} /> : <NoSites req={req} />}
    </Gutter>
  );
}
