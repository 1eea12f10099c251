import type { PayloadRequest } from 'payload';
import { pageTree } from '../../../src/content/publishing/page-tree.ts';
import { compileTable } from '../../../src/content/redirects/redirect-table.ts';
import { localizedPath, type Site } from '../../../src/shared/sites/site.ts';
import { isolateRequest } from '../../collections/isolate-request.ts';
import type { ByLanguage } from '../../collections/page-paths.ts';
import { findSiteLanguages } from '../../collections/site-languages.ts';
import { toRedirectsDocuments } from '../../publishing/site-documents.ts';

/** What decides where an address of a site leads: its rules as they are saved, and its public pages. */
export type SiteRouting = Awaited<ReturnType<typeof findSiteRouting>>;

/** For those who work on the site; undefined for everybody else. */
export async function findSiteRouting(id: unknown, req: PayloadRequest) {
  const site = await findRoutedSite(id, req);
  if (!site) return undefined;
  const rules = await findRules(site.id, req);
  return { site, rules, table: compileRules(rules, site), pages: pageTree(await findPublicPages(site, req)) };
}

export function compileRules(rules: readonly Record<string, unknown>[], site: RoutedSite) {
  const [document] = toRedirectsDocuments(rules, site.name);
  return compileTable((document?.body ?? []) as readonly unknown[], site);
}

export type RoutedSite = Pick<Site, 'name' | 'languages' | 'groupSlug' | 'storeSlug'> & {
  id: number | string;
};

async function findRoutedSite(id: unknown, req: PayloadRequest): Promise<RoutedSite | undefined> {
  if (!/^\d+$/.test(String(id))) return undefined;
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
async function findPublicPages(site: RoutedSite, req: PayloadRequest) {
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
