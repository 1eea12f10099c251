import type { Payload, PayloadRequest } from 'payload';
import { relationId } from '../access/person.ts';
import type { ByLanguage, PagePaths } from './page-paths.ts';

type Id = number | string;

/** A page's position and paths, in all its languages. */
export type PageState = PagePaths & {
  id: Id;
  site: Id;
  parent: Id | undefined;
  public: boolean;
  /** It is the page of every car. */
  showsCar: boolean;
};

/** A page as it is public, or last was, and as its newest draft has it. */
export type PageStates = { main: PageState; draft: PageState };

/** What child pages build on: the public state, or the draft as long as nothing is public. */
export function effectiveState({ main, draft }: PageStates): PageState {
  return main.public ? main : draft;
}

const select = {
  name: true,
  slug: true,
  path: true,
  parent: true,
  site: true,
  main: true,
  _status: true,
} as const;

export async function findPageStates(
  payload: Payload,
  id: Id,
  req: PayloadRequest,
  { trash = false } = {},
): Promise<PageStates | undefined> {
  const find = (draft: boolean) =>
    payload.findByID({ ...inAllLanguages, id, draft, trash, req, disableErrors: true }).then(toPageState);
  const [main, draft] = [await find(false), await find(true)];
  return main && draft ? { main, draft } : undefined;
}

/** The direct children, public or only drafted. */
export async function findChildIds(payload: Payload, parent: Id, req: PayloadRequest): Promise<Id[]> {
  const where = { parent: { equals: parent } };
  const find = (draft: boolean) =>
    payload.find({ ...inAllLanguages, select: {}, where, draft, req, pagination: false, limit: 0 });
  const [main, drafts] = [await find(false), await find(true)];
  return [...new Set([...main.docs, ...drafts.docs].map(({ id }) => id as Id))];
}

const inAllLanguages = {
  collection: 'pages',
  locale: 'all',
  depth: 0,
  overrideAccess: true,
  select,
} as const;

function toPageState(found: object | null): PageState | undefined {
  if (!found) return undefined;
  const page = found as Record<string, unknown>;
  return {
    id: page['id'] as Id,
    site: relationId(page['site']) as Id,
    parent: (relationId(page['parent']) ?? undefined) as Id | undefined,
    public: page['_status'] === 'published',
    name: toByLanguage(page['name']),
    slug: toByLanguage(page['slug']),
    path: toByLanguage(page['path']),
    showsCar: Object.values(page['main'] ?? {}).some(hasCarBlock),
  };
}

function hasCarBlock(blocks: unknown): boolean {
  return Array.isArray(blocks) && blocks.some(({ blockType }) => blockType === 'car-page');
}

function toByLanguage(value: unknown): ByLanguage {
  return typeof value === 'object' && value !== null ? (value as ByLanguage) : {};
}
