import { randomBytes } from 'node:crypto';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { idOf } from '../access/person.ts';
import { aside } from './aside.ts';
import { type ByLanguage, faultIn, pathOf } from './page-paths.ts';
import { below, type PageStates, standing, statesOf } from './page-records.ts';
import { firstLanguageOf } from './site-languages.ts';
import { slugFrom } from './slug-from.ts';
import { whoStandsAt } from './taken-addresses.ts';

type Id = number | string;
type Words = {
  name?: string | null;
  slug?: string | null;
  title?: string | null;
  key?: string;
  parent?: unknown;
};

/** Says where the page stands in the language that is saved, and refuses to publish it where it cannot stand. */
export const placePage: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const look = aside(req);
  const before = operation === 'update' ? await statesOf(req.payload, originalDoc.id, look) : undefined;
  rememberBefore(req, before);
  const { locale } = req;
  if (!locale || locale === 'all') return data;
  const page: Words = { ...originalDoc, ...data };
  const site = idOf(data['site'] ?? originalDoc?.site) as Id;
  const name = page.name ?? '';
  const above = await aboveOf(idOf(page.parent) as Id | null, { id: originalDoc?.id, site }, look);
  // A page that is the home page in one language is so in all: its address is not made from its name.
  const isHome = !above && Object.values(before?.draft.path ?? {}).includes('/');
  const slug = page.slug || (isHome && name ? '/' : '');
  const path = name ? pathOf(above?.path[locale] ?? undefined, slug, name) : null;
  const placed = {
    ...data,
    ...(slug && { slug }),
    path,
    key: page.key || keyFor(name),
    title: titleOf(page, (await firstLanguageOf(req.payload, site, look)) === locale),
  };
  if (data['_status'] !== 'published') return placed;
  const moves = before?.main.public ?? false;
  const paths = { ...before?.draft.path, [locale]: path };
  await refuseTaken(paths, { id: originalDoc?.id, site, moves }, look);
  // From here on a new name does not move the page.
  return name && !slug ? { ...placed, slug: slugFrom(name) } : placed;
};

/** Pages below would hang in the air. */
export const keepWithPagesBelow: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const pages = await below(req.payload, id, aside(req));
  if (pages.length === 0) return;
  throw new APIError(
    `There ${pages.length === 1 ? 'is a page' : `are ${pages.length} pages`} below this one. Move or delete ${pages.length === 1 ? 'it' : 'them'} first.`,
    409,
    undefined,
    true,
  );
};

const BEFORE = 'pageBefore';

function rememberBefore(req: PayloadRequest, states: PageStates | undefined): void {
  req.context[BEFORE] = states;
}

export function rememberedBefore(req: PayloadRequest): PageStates | undefined {
  return req.context[BEFORE] as PageStates | undefined;
}

async function aboveOf(
  parent: Id | null | undefined,
  page: { id: Id | undefined; site: Id },
  req: PayloadRequest,
) {
  if (parent === null || parent === undefined) return undefined;
  const states = await statesOf(req.payload, parent, req);
  if (!states || String(states.draft.site) !== String(page.site))
    throw refusal('parent', 'The page above must be a page of the same site.', req);
  if (page.id !== undefined && (await isBelow(parent, page.id, req)))
    throw refusal('parent', 'A page cannot stand below itself.', req);
  return standing(states);
}

const DEEPEST = 20;

async function isBelow(page: Id, above: Id, req: PayloadRequest): Promise<boolean> {
  let next: Id | undefined = page;
  for (let depth = 0; next !== undefined && depth < DEEPEST; depth += 1) {
    if (String(next) === String(above)) return true;
    next = (await statesOf(req.payload, next, req))?.draft.parent;
  }
  return false;
}

type Wanted = { id: Id | undefined; site: Id; moves: boolean };

async function refuseTaken(paths: ByLanguage, wanted: Wanted, req: PayloadRequest): Promise<void> {
  for (const [locale, path] of Object.entries(paths)) {
    const fault = path && (faultIn(path) ?? (await whoStandsAt(path, { ...wanted, locale }, req)));
    if (fault) throw refusal('slug', fault, req);
  }
}

function refusal(path: string, message: string, req: PayloadRequest): ValidationError {
  return new ValidationError({ collection: 'pages', errors: [{ path, message }], req });
}

function titleOf({ name, title }: Words, isFirst: boolean): string {
  return (isFirst || !title ? name : title) || title || '';
}

function keyFor(name: string): string {
  return `${slugFrom(name) || 'page'}-${randomBytes(3).toString('hex')}`;
}
