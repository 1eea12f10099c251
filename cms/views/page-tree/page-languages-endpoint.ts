import type { PayloadRequest } from 'payload';
import { relationId, toPerson } from '../../access/person.ts';
import { refuse } from '../../access/refuse.ts';
import { isolateRequest } from '../../collections/isolate-request.ts';
import { findOwnSites } from '../own-sites.ts';
import { overviewSelect, type PageRow, toOverviewPage } from './site-pages.ts';

/** `GET /admin/api/page-languages/12`: the state of a page in each language of its site. */
export async function handlePageLanguages(req: PayloadRequest): Promise<Response> {
  if (!toPerson(req.user)) return refuse(401, 'signedOut', req);
  const id = String(req.routeParams?.['id'] ?? '');
  const find = async (draft: boolean) =>
    (await req.payload.findByID({
      collection: 'pages',
      id: /^\d+$/.test(id) ? Number(id) : id,
      locale: 'all',
      depth: 0,
      draft,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
      select: { ...overviewSelect, site: true },
      req: isolateRequest(req),
    })) as (PageRow & { site?: unknown }) | null;
  const [draft, main] = [await find(true), await find(false)];
  const site =
    draft && (await findOwnSites(req)).find((each) => String(each.id) === String(relationId(draft.site)));
  if (!draft || !site) return refuse(404, 'noDocument', req);
  const { languages } = toOverviewPage({ draft, main: main ?? draft }, site);
  return respond({ url: site.url, languages });
}

function respond(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
