import type { PayloadRequest } from 'payload';
import { pageTree } from '../../../src/publishing/page-tree.ts';
import { compileTable } from '../../../src/redirects/redirect-table.ts';
import { localizedPath, type Site } from '../../../src/sites/site.ts';
import { toPerson } from '../../access/person.ts';
import { isolateRequest } from '../../collections/isolate-request.ts';
import type { ByLanguage } from '../../collections/page-paths.ts';
import { findSiteLanguages } from '../../collections/site-languages.ts';
import { toRedirectsDocuments } from '../../publishing/site-documents.ts';
import { traceRedirects } from './trace-redirects.ts';

/** The trace of an address and the rules that matched, each with its document. */
export type RedirectTestResponse = ReturnType<typeof traceRedirects> & {
  rules: Readonly<Record<number, { id: number | string; source: string; destination: string }>>;
  /** Rules that the site ignores, because they are invalid or form a loop. */
  leftOut: readonly { id: number | string; source: string; reason: string }[];
};

/** `GET /admin/api/where-does-it-go?site=1&address=/kampanj`, for those who work on the site. */
export async function handleRedirectTest(req: PayloadRequest): Promise<Response> {
  if (!toPerson(req.user)) return respond({ error: 'Sign in first.' }, 401);
  const { site: asked, address } = req.query;
  const site = await findTestedSite(asked, req);
  if (!site) return respond({ error: 'No such site.' }, 404);
  const rules = await findRules(site.id, req);
  const [document] = toRedirectsDocuments(rules, site.name);
  const table = compileTable((document?.body ?? []) as readonly unknown[], site);
  const trace = traceRedirects(String(address ?? ''), table, pageTree(await findPublicPages(site, req)));
  const ruleAt = (number: number) => {
    const { id = 0, source = '', destination = '' } = rules[number - 1] ?? {};
    return { id, source, destination };
  };
  const body: RedirectTestResponse = {
    ...trace,
    rules: Object.fromEntries(trace.hops.map(({ rule }) => [rule, ruleAt(rule)])),
    leftOut: table.refused.map(({ number, source, reason }) => ({ id: ruleAt(number).id, source, reason })),
  };
  return respond(body);
}

function respond(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

type TestedSite = Pick<Site, 'name' | 'languages' | 'groupSlug' | 'storeSlug'> & { id: number | string };

async function findTestedSite(id: unknown, req: PayloadRequest): Promise<TestedSite | undefined> {
  if (typeof id !== 'string' || !/^\d+$/.test(id)) return undefined;
  const found = (await req.payload.findByID({
    collection: 'sites',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    select: { name: true, groupSlug: true, storeSlug: true },
    req: isolateRequest(req),
  })) as { id: number; name: string; groupSlug?: string | null; storeSlug?: string | null } | null;
  const languages = found && (await findSiteLanguages(req.payload, found.id, isolateRequest(req)));
  if (!found || !languages) return undefined;
  return {
    id: found.id,
    name: found.name,
    languages,
    groupSlug: found.groupSlug ?? '',
    storeSlug: found.storeSlug ?? '',
  };
}

type RuleRow = Record<string, unknown> & { id: number | string; source: string; destination: string };

async function findRules(site: number | string, req: PayloadRequest): Promise<readonly RuleRow[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    ...allRows,
    user: req.user,
    where: { site: { equals: site } },
    sort: '_order',
    req: isolateRequest(req),
  });
  return docs as unknown as RuleRow[];
}

const allRows = { depth: 0, limit: 0, pagination: false, overrideAccess: false } as const;

/** The public pages, in every language, by their full path. */
async function findPublicPages(site: TestedSite, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    ...allRows,
    user: req.user,
    locale: 'all',
    select: { title: true, name: true, path: true },
    where: { and: [{ site: { equals: site.id } }, { _status: { equals: 'published' } }] },
    req: isolateRequest(req),
  });
  return (docs as unknown as PublicPage[]).flatMap(({ id, title, name, path }) =>
    site.languages.flatMap((language) => {
      const at = name?.[language] ? path?.[language] : undefined;
      return at ? [{ id, title: title ?? '', path: localizedPath(site, language, at) }] : [];
    }),
  );
}

type PublicPage = {
  id: number | string;
  title?: string | null;
  name?: ByLanguage | null;
  path?: ByLanguage | null;
};
