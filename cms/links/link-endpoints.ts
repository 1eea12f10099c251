import type { Endpoint, PayloadRequest } from 'payload';
import { relationId } from '../access/person.ts';
import { refuse } from '../access/refuse.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { findOwnSites, type OwnSite } from '../views/own-sites.ts';
import { findCarFilters } from './car-filters.ts';
import { describeTarget, findTargetAt } from './describe-target.ts';
import { findLinkOptions } from './link-options.ts';
import { type LinkKind, toLinkTarget } from './link-target.ts';

/** What the picker of links asks for. Each answer is about the site of the document that is written. */
export const linkEndpoints: Endpoint[] = [
  { path: '/links/options/:kind', method: 'get', handler: inSite(handleOptions) },
  { path: '/links/target', method: 'get', handler: inSite(handleTarget) },
  { path: '/links/car-filters', method: 'get', handler: inSite(handleFilters) },
];

type SiteQuery = { site: OwnSite; language: string };
type SiteHandler = (query: SiteQuery, req: PayloadRequest) => Promise<Response>;

const OPTIONS_SHOWN = 60;
const kinds: readonly LinkKind[] = ['page', 'story', 'cars', 'dealership', 'file'];

async function handleOptions(query: SiteQuery, req: PayloadRequest): Promise<Response> {
  const kind = kinds.find((each) => each === req.routeParams?.['kind']);
  if (!kind) return refuse(404, 'notUnderstood', req);
  const options = await findLinkOptions(kind, { ...query, words: text(req.query['words']) }, req);
  return Response.json({ options: options.slice(0, OPTIONS_SHOWN), count: options.length });
}

/** Describes a target, or finds the one behind a typed address. */
async function handleTarget(query: SiteQuery, req: PayloadRequest): Promise<Response> {
  const to = toLinkTarget(fromJson(text(req.query['to'])));
  const href = text(req.query['href']);
  const option = to ? await describeTarget(to, query, req) : href && (await findTargetAt(href, query, req));
  return Response.json({ option: option || null });
}

async function handleFilters({ site }: SiteQuery): Promise<Response> {
  return Response.json({ filters: await findCarFilters(site) });
}

/** Only sites that the person works on: a document of another one is not found. */
function inSite(handler: SiteHandler) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (!req.user) return refuse(401, 'signedOut', req);
    const id = await findSiteOf(req);
    const site = (await findOwnSites(req)).find((each) => String(each.id) === String(id));
    if (!site) return refuse(404, 'noDocument', req);
    return handler({ site, language: text(req.query['language']) || site.languages[0] || 'sv' }, req);
  };
}

async function findSiteOf(req: PayloadRequest): Promise<unknown> {
  const collection = ['pages', 'shells'].find((each) => each === req.query['collection']);
  if (!collection) return undefined;
  const found = await req.payload.findByID({
    collection,
    id: text(req.query['id']) || '0',
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    select: { site: true },
    req: isolateRequest(req),
  });
  return relationId((found as { site?: unknown } | null)?.site);
}

/** A parameter may come twice. */
function text(value: unknown): string {
  const [first] = Array.isArray(value) ? value : [value];
  return typeof first === 'string' ? first : '';
}

function fromJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
