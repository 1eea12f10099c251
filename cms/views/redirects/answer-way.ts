import type { PayloadRequest } from 'payload';
import { pageTree } from '../../../src/publishing/page-tree.ts';
import { redirectTableFor } from '../../../src/publishing/site-redirects.ts';
import { localizedPath, type Site } from '../../../src/sites/site.ts';
import { personOf } from '../../access/person.ts';
import { aside } from '../../collections/aside.ts';
import type { ByLanguage } from '../../collections/page-paths.ts';
import { languagesOf } from '../../collections/site-languages.ts';
import { documentsOfRedirects } from '../../publishing/site-documents.ts';
import { wayOfAddress } from './way-of-address.ts';

/** What the tester shows: the way of an address, and the rules that fired, each with its own document. */
export type ToldWay = ReturnType<typeof wayOfAddress> & {
  rules: Readonly<Record<number, { id: number | string; source: string; destination: string }>>;
  /** Rules the site leaves out, because they make no sense or lead in circles. */
  leftOut: readonly { id: number | string; source: string; reason: string }[];
};

/** `GET /admin/api/where-does-it-go?site=1&address=/kampanj`, for those who work on the site. */
export async function answerWay(req: PayloadRequest): Promise<Response> {
  if (!personOf(req.user)) return told({ error: 'Sign in first.' }, 401);
  const { site: asked, address } = req.query;
  const site = await siteAsked(asked, req);
  if (!site) return told({ error: 'No such site.' }, 404);
  const rules = await rulesOf(site.id, req);
  const [document] = documentsOfRedirects(rules, site.name);
  const table = redirectTableFor((document?.body ?? []) as readonly unknown[], site);
  const way = wayOfAddress(String(address ?? ''), table, pageTree(await publicPages(site, req)));
  const ruleAt = (number: number) => {
    const { id = 0, source = '', destination = '' } = rules[number - 1] ?? {};
    return { id, source, destination };
  };
  const answer: ToldWay = {
    ...way,
    rules: Object.fromEntries(way.hops.map(({ rule }) => [rule, ruleAt(rule)])),
    leftOut: table.refused.map(({ number, source, reason }) => ({ id: ruleAt(number).id, source, reason })),
  };
  return told(answer);
}

function told(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

type TestedSite = Pick<Site, 'name' | 'languages' | 'groupSlug' | 'storeSlug'> & { id: number | string };

async function siteAsked(id: unknown, req: PayloadRequest): Promise<TestedSite | undefined> {
  if (typeof id !== 'string' || !/^\d+$/.test(id)) return undefined;
  const found = (await req.payload.findByID({
    collection: 'sites',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    select: { name: true, groupSlug: true, storeSlug: true },
    req: aside(req),
  })) as { id: number; name: string; groupSlug?: string | null; storeSlug?: string | null } | null;
  const languages = found && (await languagesOf(req.payload, found.id, aside(req)));
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

async function rulesOf(site: number | string, req: PayloadRequest): Promise<readonly RuleRow[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    ...whole,
    user: req.user,
    where: { site: { equals: site } },
    sort: '_order',
    req: aside(req),
  });
  return docs as unknown as RuleRow[];
}

const whole = { depth: 0, limit: 0, pagination: false, overrideAccess: false } as const;

/** What is public, in every language, by its whole address. */
async function publicPages(site: TestedSite, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    ...whole,
    user: req.user,
    locale: 'all',
    select: { title: true, name: true, path: true },
    where: { and: [{ site: { equals: site.id } }, { _status: { equals: 'published' } }] },
    req: aside(req),
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
