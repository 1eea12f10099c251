import type { Locale, PayloadRequest } from 'payload';
import { idOf, personOf } from '../access/person.ts';
import { aside } from '../collections/aside.ts';
import { languagesOf } from '../collections/site-languages.ts';

type Id = number | string;
type Asked = { locales: Locale[]; req: PayloadRequest };

/** Only the languages of the document's own site are offered, its first one first; elsewhere those of one's sites. */
export async function offeredLanguages({ locales, req }: Asked): Promise<Locale[]> {
  const look = aside(req);
  const site = await siteOnScreen(look);
  const sites = site === undefined ? (personOf(req.user)?.sites ?? []) : [site];
  const spoken = await Promise.all(sites.map((each) => languagesOf(req.payload, each, look)));
  const codes = new Set<string>(spoken.flatMap((languages) => languages ?? []));
  const offered = [...codes].flatMap((code) => locales.find((locale) => locale.code === code) ?? []);
  return offered.length > 0 ? offered : locales;
}

const document = /\/collections\/(pages|shells|dictionaries)\/(\d+)/;

async function siteOnScreen(req: PayloadRequest): Promise<Id | undefined> {
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
  return (idOf((found as { site?: unknown } | null)?.site) ?? undefined) as Id | undefined;
}
