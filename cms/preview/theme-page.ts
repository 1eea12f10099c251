import type { PayloadRequest } from 'payload';
import { toPerson } from '../access/person.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { toRow } from '../publishing/to-published.ts';
import { THEME_PAGE } from './theme-page-key.ts';

/** The page that somebody chose, if it is still there. */
export async function findThemePage(req: PayloadRequest): Promise<ThemePage | undefined> {
  const person = toPerson(req.user);
  if (!person) return undefined;
  const own = isolateRequest(req);
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: THEME_PAGE } }, { 'user.value': { equals: person.id } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req: own,
  });
  const { page } = toRow(toRow(docs[0])['value']);
  if (typeof page !== 'number' && typeof page !== 'string') return undefined;
  const found = await req.payload.findByID({
    collection: 'pages',
    id: page,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    select: { site: true },
    req: own,
  });
  return found ? { id: page, site: toRow(found)['site'] } : undefined;
}

export type ThemePage = { id: number | string; site: unknown };
