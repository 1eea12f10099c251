import { randomBytes } from 'node:crypto';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { relationId } from '../access/person.ts';
import { draftErrorMessages } from '../drafts/draft-error-messages.ts';
import { chooseText, type InStudioLanguages } from '../i18n/studio-text.ts';
import { publicStateKept } from '../trash/keep-both-states.ts';
import { toRestoreError } from '../trash/restore-error.ts';
import { trashErrorMessages } from '../trash/trash-error-messages.ts';
import { trashMove } from '../trash/trash-move.ts';
import { isolateRequest } from './isolate-request.ts';
import { pageErrorMessages } from './page-error-messages.ts';
import { type ByLanguage, buildPath, buildPaths, findPathError } from './page-paths.ts';
import { effectiveState, findChildIds, findPageStates, type PageStates } from './page-states.ts';
import { findPathConflict } from './path-conflicts.ts';
import { findFirstLanguage } from './site-languages.ts';
import { slugify } from './slugify.ts';

const CONFLICT = 409;

type Id = number | string;
type PageValues = {
  name?: string | null;
  slug?: string | null;
  title?: string | null;
  key?: string;
  parent?: unknown;
  main?: readonly unknown[] | null;
};

/** Sets the path of the page in the language that is saved, and refuses to publish it at a path that is taken. */
export const setPagePath: CollectionBeforeChangeHook = async (saving) => {
  const move = trashMove(saving.data, saving.originalDoc);
  // What is in the trash has no address, and gets one again when it comes back.
  if (move === 'trash') return saving.data;
  try {
    return await placePage(saving, move);
  } catch (error) {
    throw move === 'restore' ? toRestoreError(error, saving.req.i18n.language) : error;
  }
};

async function placePage(
  { data, originalDoc, operation, req }: Parameters<CollectionBeforeChangeHook>[0],
  move: 'restore' | undefined,
) {
  const isolated = isolateRequest(req);
  const before = operation === 'update' ? await findStatesBefore(originalDoc.id, move, isolated) : undefined;
  if (before) rememberStates(req, before);
  const page: PageValues = { ...originalDoc, ...data };
  const site = relationId(data['site'] ?? originalDoc?.site) as Id;
  const above = await findParent(
    relationId(page.parent) as Id | null,
    { id: originalDoc?.id, site },
    isolated,
  );
  const others = before && move === 'restore' ? buildPaths(before.draft, above?.path) : before?.draft.path;
  const isPublished = data['_status'] === 'published';
  const refuseConflicts = (paths: ByLanguage) =>
    refusePathConflicts(paths, { id: originalDoc?.id, site, moves: before?.main.public ?? false }, isolated);
  const kept = move && publicStateKept({ slug: 'pages' }, originalDoc.id, req);
  if (kept) await refuseConflicts(kept['path'] as ByLanguage);
  const { locale } = req;
  if (!locale || locale === 'all') {
    if (isPublished && others) await refuseConflicts(others);
    return data;
  }
  const name = page.name ?? '';
  // The home page of one language is that of all: its path is not made from its name.
  const isHome =
    !above &&
    (before
      ? Object.values(before.draft.path).includes('/')
      : Boolean(req.user) && (await isFirstPage(site, isolated)));
  const slug = page.slug || (isHome && name ? '/' : '');
  const path = name ? buildPath(above?.path[locale] ?? undefined, slug, name) : null;
  const placed = {
    ...data,
    ...(slug && { slug }),
    path,
    key: page.key || keyFor(name),
    title: titleOf(page, (await findFirstLanguage(req.payload, site, isolated)) === locale),
  };
  if (!isPublished) return placed;
  refuseWithoutAddress({ ...page, slug }, { ...before?.draft.name, [locale]: name }, req);
  await refuseConflicts({ ...others, [locale]: path });
  // From here on a new name does not move the page.
  return name && !slug ? { ...placed, slug: slugify(name) } : placed;
}

/** What somebody writes first for a site is its home page. */
async function isFirstPage(site: Id, req: PayloadRequest): Promise<boolean> {
  const where = { site: { equals: site } };
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where,
    trash: true,
    overrideAccess: true,
    req,
  });
  return totalDocs === 0;
}

/** A page without a name or an address would be published where nobody finds it. */
function refuseWithoutAddress(page: PageValues, names: ByLanguage, req: PayloadRequest): void {
  const text = (texts: InStudioLanguages<string>) => chooseText(texts, req.i18n.language);
  if (!Object.values(names).some(Boolean)) throw refusal('name', text(draftErrorMessages.nameMissing), req);
  if (!page.name && page.main?.length)
    throw refusal('name', text(draftErrorMessages.nameMissingInLanguage), req);
  if (page.name && !page.slug && !slugify(page.name))
    throw refusal('slug', text(draftErrorMessages.addressMissing), req);
}

/** Child pages would be left without a parent. */
export const refuseDeleteWithChildren: CollectionBeforeDeleteHook = ({ id, req }) => refuseParent(id, req);

export const refuseTrashWithChildren: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (trashMove(data, originalDoc) === 'trash') await refuseParent(originalDoc.id, req);
};

async function refuseParent(id: Id, req: PayloadRequest): Promise<void> {
  const pages = await findChildIds(req.payload, id, isolateRequest(req));
  if (pages.length === 0) return;
  const sentence = chooseText(trashErrorMessages.hasChildren, req.i18n.language)(pages.length);
  throw new APIError(sentence, CONFLICT, undefined, true);
}

async function findStatesBefore(
  id: Id,
  move: 'restore' | undefined,
  req: PayloadRequest,
): Promise<PageStates | undefined> {
  const states = await findPageStates(req.payload, id, req, { trash: move === 'restore' });
  if (!states || move !== 'restore') return states;
  // Its old address may be somebody else's by now, so that no redirect may lead away from it.
  return { main: { ...states.main, public: false }, draft: states.draft };
}

const BEFORE = 'pageBefore';

// Several documents of one request are saved at the same time.
function rememberStates(req: PayloadRequest, states: PageStates): void {
  req.context[`${BEFORE} ${states.main.id}`] = states;
}

export function statesBeforeSave(req: PayloadRequest, id: Id): PageStates | undefined {
  return req.context[`${BEFORE} ${id}`] as PageStates | undefined;
}

async function findParent(
  parent: Id | null | undefined,
  page: { id: Id | undefined; site: Id },
  req: PayloadRequest,
) {
  if (parent === null || parent === undefined) return undefined;
  const states = await findPageStates(req.payload, parent, req);
  if (!states) await refuseParentInTrash(parent, req);
  if (!states || String(states.draft.site) !== String(page.site))
    throw refusal('parent', chooseText(pageErrorMessages, req.i18n.language).parentOfOtherSite, req);
  if (page.id !== undefined && (await isDescendant(parent, page.id, req)))
    throw refusal('parent', chooseText(pageErrorMessages, req.i18n.language).belowItself, req);
  return effectiveState(states);
}

async function refuseParentInTrash(parent: Id, req: PayloadRequest): Promise<void> {
  const found = await req.payload.findByID({
    collection: 'pages',
    id: parent,
    ...{ depth: 0, trash: true, disableErrors: true, overrideAccess: true, select: { title: true } },
    req,
  });
  const { title } = (found ?? {}) as { title?: string };
  if (found)
    throw refusal(
      'parent',
      chooseText(trashErrorMessages.parentInTrash, req.i18n.language)(title ?? ''),
      req,
    );
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
    const error =
      path &&
      (findPathError(path, req.i18n.language) ?? (await findPathConflict(path, { ...wanted, locale }, req)));
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
