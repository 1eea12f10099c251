import type { Locale, PayloadRequest } from 'payload';
import { relationId, toPerson } from '../access/person.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { findSiteLanguages } from '../collections/site-languages.ts';

type Id = number | string;
type LocaleQuery = { locales: Locale[]; req: PayloadRequest };

/** The languages of the document's own site, its first one first; elsewhere those of the person's sites. */
export async function availableLocales({ locales, req }: LocaleQuery): Promise<Locale[]> {
  const isolated = isolateRequest(req);
  const site = await findCurrentSite(isolated);
  const sites = site === undefined ? (toPerson(req.user)?.sites ?? []) : [site];
  const languagesBySite = await Promise.all(
    sites.map((each) => findSiteLanguages(req.payload, each, isolated)),
  );
  const codes = new Set<string>(languagesBySite.flatMap((languages) => languages ?? []));
  const offered = [...codes].flatMap((code) => locales.find((locale) => locale.code === code) ?? []);
  return offered.length > 0 ? offered : locales;
}

const document = /\/collections\/(pages|shells|dictionaries)\/(\d+)/;

async function findCurrentSite(req: PayloadRequest): Promise<Id | undefined> {
  const [, collection, id] = document.exec(req.pathname ?? '') ?? [];
  if (!collection || !id) return undefined;
  const found = await req.payload.findByID({
    collection,
    id: Number(id),
    depth: 0,
    draft: true,
    disableErrors: true,
    select: { site: true },
    overrideAccess: true,
    req,
  });
  return (relationId((found as { site?: unknown } | null)?.site) ?? undefined) as Id | undefined;
}
