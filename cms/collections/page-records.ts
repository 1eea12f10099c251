import type { Payload, PayloadRequest } from 'payload';
import { idOf } from '../access/person.ts';
import type { ByLanguage, PlacedPage } from './page-paths.ts';

type Id = number | string;

/** Where a page stands, in all its languages. */
export type PageRecord = PlacedPage & { id: Id; site: Id; parent: Id | undefined; public: boolean };

/** A page as it is public, or last was, and as its newest draft has it. */
export type PageStates = { main: PageRecord; draft: PageRecord };

/** What pages below it count on: what is public, or the draft as long as nothing is. */
export function standing({ main, draft }: PageStates): PageRecord {
  return main.public ? main : draft;
}

const select = { name: true, slug: true, path: true, parent: true, site: true, _status: true } as const;

export async function statesOf(
  payload: Payload,
  id: Id,
  req: PayloadRequest,
): Promise<PageStates | undefined> {
  const ask = (draft: boolean) =>
    payload.findByID({ ...inAllLanguages, id, draft, req, disableErrors: true }).then(recordOf);
  const [main, draft] = [await ask(false), await ask(true)];
  return main && draft ? { main, draft } : undefined;
}

/** The pages right below, whether they stand there in public or only in a draft. */
export async function below(payload: Payload, parent: Id, req: PayloadRequest): Promise<Id[]> {
  const where = { parent: { equals: parent } };
  const ask = (draft: boolean) =>
    payload.find({ ...inAllLanguages, select: {}, where, draft, req, pagination: false, limit: 0 });
  const [main, drafts] = [await ask(false), await ask(true)];
  return [...new Set([...main.docs, ...drafts.docs].map(({ id }) => id as Id))];
}

const inAllLanguages = {
  collection: 'pages',
  locale: 'all',
  depth: 0,
  overrideAccess: true,
  select,
} as const;

function recordOf(found: object | null): PageRecord | undefined {
  if (!found) return undefined;
  const page = found as Record<string, unknown>;
  return {
    id: page['id'] as Id,
    site: idOf(page['site']) as Id,
    parent: (idOf(page['parent']) ?? undefined) as Id | undefined,
    public: page['_status'] === 'published',
    name: wordsOf(page['name']),
    slug: wordsOf(page['slug']),
    path: wordsOf(page['path']),
  };
}

function wordsOf(value: unknown): ByLanguage {
  return typeof value === 'object' && value !== null ? (value as ByLanguage) : {};
}
