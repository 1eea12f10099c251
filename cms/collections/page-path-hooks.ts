import { randomBytes } from 'node:crypto';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { relationId } from '../access/person.ts';
import { isolateRequest } from './isolate-request.ts';
import { type ByLanguage, buildPath, findPathError } from './page-paths.ts';
import { effectiveState, findChildIds, findPageStates, type PageStates } from './page-states.ts';
import { findPathConflict } from './path-conflicts.ts';
import { findFirstLanguage } from './site-languages.ts';
import { slugify } from './slugify.ts';

type Id = number | string;
type PageValues = {
  name?: string | null;
  slug?: string | null;
  title?: string | null;
  key?: string;
  parent?: unknown;
};

/** Sets the path of the page in the language that is saved, and refuses to publish it at a path that is taken. */
export const setPagePath: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isolated = isolateRequest(req);
  const before =
    operation === 'update' ? await findPageStates(req.payload, originalDoc.id, isolated) : undefined;
  rememberStates(req, before);
  const { locale } = req;
  if (!locale || locale === 'all') return data;
  const page: PageValues = { ...originalDoc, ...data };
  const site = relationId(data['site'] ?? originalDoc?.site) as Id;
  const name = page.name ?? '';
  const above = await findParent(
    relationId(page.parent) as Id | null,
    { id: originalDoc?.id, site },
    isolated,
  );
  // The home page of one language is that of all: its path is not made from its name.
  const isHome = !above && Object.values(before?.draft.path ?? {}).includes('/');
  const slug = page.slug || (isHome && name ? '/' : '');
  const path = name ? buildPath(above?.path[locale] ?? undefined, slug, name) : null;
  const placed = {
    ...data,
    ...(slug && { slug }),
    path,
    key: page.key || keyFor(name),
    title: titleOf(page, (await findFirstLanguage(req.payload, site, isolated)) === locale),
  };
  if (data['_status'] !== 'published') return placed;
  const moves = before?.main.public ?? false;
  const paths = { ...before?.draft.path, [locale]: path };
  await refusePathConflicts(paths, { id: originalDoc?.id, site, moves }, isolated);
  // From here on a new name does not move the page.
  return name && !slug ? { ...placed, slug: slugify(name) } : placed;
};

/** Child pages would be left without a parent. */
export const refuseDeleteWithChildren: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const pages = await findChildIds(req.payload, id, isolateRequest(req));
  if (pages.length === 0) return;
  throw new APIError(
    `There ${pages.length === 1 ? 'is a page' : `are ${pages.length} pages`} below this one. Move or delete ${pages.length === 1 ? 'it' : 'them'} first.`,
    409,
    undefined,
    true,
  );
};

const BEFORE = 'pageBefore';

function rememberStates(req: PayloadRequest, states: PageStates | undefined): void {
  req.context[BEFORE] = states;
}

export function statesBeforeSave(req: PayloadRequest): PageStates | undefined {
  return req.context[BEFORE] as PageStates | undefined;
}

async function findParent(
  parent: Id | null | undefined,
  page: { id: Id | undefined; site: Id },
  req: PayloadRequest,
) {
  if (parent === null || parent === undefined) return undefined;
  const states = await findPageStates(req.payload, parent, req);
  if (!states || String(states.draft.site) !== String(page.site))
    throw refusal('parent', 'The page above must be a page of the same site.', req);
  if (page.id !== undefined && (await isDescendant(parent, page.id, req)))
    throw refusal('parent', 'A page cannot stand below itself.', req);
  return effectiveState(states);
}

const MAX_DEPTH = 20;

async function isDescendant(page: Id, above: Id, req: PayloadRequest): Promise<boolean> {
  let next: Id | undefined = page;
  for (let depth = 0; next !== undefined && depth < MAX_DEPTH; depth += 1) {
    if (String(next) === String(above)) return true;
    next = (await findPageStates(req.payload, next, req))?.draft.parent;
  }
  return false;
}

type PathOwner = { id: Id | undefined; site: Id; moves: boolean };

async function refusePathConflicts(paths: ByLanguage, wanted: PathOwner, req: PayloadRequest): Promise<void> {
  for (const [locale, path] of Object.entries(paths)) {
    const error = path && (findPathError(path) ?? (await findPathConflict(path, { ...wanted, locale }, req)));
    if (error) throw refusal('slug', error, req);
  }
}

function refusal(path: string, message: string, req: PayloadRequest): ValidationError {
  return new ValidationError({ collection: 'pages', errors: [{ path, message }], req });
}

function titleOf({ name, title }: PageValues, isFirst: boolean): string {
  return (isFirst || !title ? name : title) || title || '';
}

function keyFor(name: string): string {
  return `${slugify(name) || 'page'}-${randomBytes(3).toString('hex')}`;
}
