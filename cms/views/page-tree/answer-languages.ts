import type { PayloadRequest } from 'payload';
import { idOf, personOf } from '../../access/person.ts';
import { aside } from '../../collections/aside.ts';
import { ownSites } from '../own-sites.ts';
import { overviewOf, overviewSelect, type PageRow } from './pages-of-site.ts';

/** `GET /admin/api/page-languages/12`: how far a page is in each language of its site. */
export async function answerLanguages(req: PayloadRequest): Promise<Response> {
  if (!personOf(req.user)) return told({ error: 'Sign in first.' }, 401);
  const id = String(req.routeParams?.['id'] ?? '');
  const ask = async (draft: boolean) =>
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
      req: aside(req),
    })) as (PageRow & { site?: unknown }) | null;
  const [draft, main] = [await ask(true), await ask(false)];
  const site = draft && (await ownSites(req)).find((each) => String(each.id) === String(idOf(draft.site)));
  if (!draft || !site) return told({ error: 'No such page.' }, 404);
  const { languages } = overviewOf({ draft, main: main ?? draft }, site);
  return told({ url: site.url, languages });
}

function told(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
