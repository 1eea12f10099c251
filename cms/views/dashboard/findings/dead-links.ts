import type { Payload } from 'payload';
import { splitAddress } from '../../../../src/content/redirects/request-path.ts';
import { targetDocument } from '../../../links/link-target.ts';
import { findRows } from '../../../publishing/payload-rows.ts';
import { findStates, type StateRow } from '../../../publishing/payload-states.ts';
import type { StudioId } from '../../../publishing/to-published.ts';
import type { SiteRouting } from '../../redirects/site-routing.ts';
import { traceRedirects } from '../../redirects/trace-redirects.ts';
import { type Links, linksIn } from './links-in.ts';

/** A public page and how many of its links lead nowhere. */
export type PageWithDeadLinks = { id: StudioId; title: string; site: StudioId; count: number };

type Known = { updatedAt: string; title: string; links: Links };

// Reading every page for every look at the overview would take seconds; a page is read again when it was saved.
const globals = globalThis as { forecourtPageLinks?: Map<string, Known> };
const PAGES_AT_ONCE = 100;

/** The public pages of the given sites with links to pages, files or addresses that are not there. */
export async function findDeadLinks(
  payload: Payload,
  routings: ReadonlyMap<string, NonNullable<SiteRouting>>,
): Promise<readonly PageWithDeadLinks[]> {
  const all = await findStates(payload, 'pages');
  const isPublic = new Set(
    all.filter(({ _status }) => _status === 'published').map(({ id }) => `pages.${id}`),
  );
  for (const { id } of await findStates(payload, 'media')) isPublic.add(`media.${id}`);
  const own = all.filter(({ id, site }) => routings.has(String(site)) && isPublic.has(`pages.${id}`));
  const known = await readLinks(payload, own);
  return own.flatMap(({ id, site }) => {
    const page = known.get(String(id));
    const routing = routings.get(String(site));
    if (!page || !routing || site === null || site === undefined) return [];
    const picked = page.links.targets.filter((target) => {
      const document = targetDocument(target);
      return document !== undefined && !isPublic.has(document);
    });
    const typed = page.links.addresses.filter((address) => isDead(address, routing));
    const count = picked.length + typed.length;
    return count > 0 ? [{ id, title: page.title, site, count }] : [];
  });
}

/** What the sites' server itself serves is no page. */
const served = /^\/(api|media|assets|preview|workshop|admin|sitemap|robots)(\/|\.|$)/;

export function isDead(address: string, { table, pages }: NonNullable<SiteRouting>): boolean {
  const { path } = splitAddress(address.split('#')[0] ?? '');
  if (served.test(path) || path.includes('{') || /\.[a-z0-9]{2,5}$/i.test(path)) return false;
  return traceRedirects(path, table, pages).end.state === 'nothing';
}

async function readLinks(payload: Payload, states: readonly StateRow[]): Promise<ReadonlyMap<string, Known>> {
  globals.forecourtPageLinks ??= new Map();
  const known = globals.forecourtPageLinks;
  const changed = states.filter(({ id, updatedAt }) => known.get(String(id))?.updatedAt !== updatedAt);
  for (let at = 0; at < changed.length; at += PAGES_AT_ONCE) {
    const part = changed.slice(at, at + PAGES_AT_ONCE);
    const updatedAt = new Map(part.map((state) => [String(state.id), state.updatedAt]));
    for (const row of await findRows(payload, 'pages', { where: { id: { in: part.map(({ id }) => id) } } }))
      known.set(String(row.id), {
        updatedAt: updatedAt.get(String(row.id)) ?? '',
        title: String(row['title'] ?? ''),
        links: linksIn(row),
      });
  }
  return known;
}
