import type { PayloadRequest } from 'payload';
import { isolateRequest } from '../collections/isolate-request.ts';
import { type Row, toRow } from '../publishing/to-published.ts';
import type { OwnText } from './site-text.ts';

type Id = number | string;
type Stored = { id: Id; edition: number; rows: readonly Row[] };

/** What editors of the site wrote over the product's texts in a language. */
export async function findOwnTexts(site: Id, language: string, req: PayloadRequest): Promise<OwnText[]> {
  return ((await findStored(site, language, req))?.rows ?? []).map(({ key, text, replaces }) => ({
    key: String(key ?? ''),
    text: String(text ?? ''),
    replaces: typeof replaces === 'string' ? replaces : undefined,
  }));
}

/** Writes one text and leaves the others alone; '' goes back to the product's own. With the rights of who asks. */
export async function saveOwnText(
  { site, language, key, text }: { site: Id; language: string; key: string; text: string },
  req: PayloadRequest,
): Promise<void> {
  const stored = await findStored(site, language, req);
  const rows = withText(stored?.rows ?? [], key, text);
  const asPerson = {
    collection: 'dictionaries',
    locale: language as 'sv',
    depth: 0,
    overrideAccess: false,
    user: req.user ?? null,
    req: isolateRequest(req),
  } as const;
  if (!stored) {
    await req.payload.create({ ...asPerson, data: { site, texts: rows } as never });
    return;
  }
  // The edition that was read: somebody else's text that came in between is refused and not lost.
  const data = { texts: rows, edition: stored.edition } as never;
  await req.payload.update({ ...asPerson, id: stored.id, data, context: { confirmedText: key } });
}

function withText(rows: readonly Row[], key: string, text: string): readonly Row[] {
  const at = rows.findIndex((row) => row['key'] === key);
  if (text === '') return rows.filter((row) => row['key'] !== key);
  if (at < 0) return [...rows, { key, text }];
  return rows.with(at, { ...rows[at], text });
}

async function findStored(site: Id, language: string, req: PayloadRequest): Promise<Stored | undefined> {
  const { docs } = await req.payload.find({
    collection: 'dictionaries',
    depth: 0,
    limit: 1,
    pagination: false,
    locale: language as 'sv',
    fallbackLocale: false,
    overrideAccess: false,
    user: req.user ?? null,
    where: { site: { equals: site } },
    req: isolateRequest(req),
  });
  const [found] = docs as unknown as Row[];
  if (!found) return undefined;
  const texts = found['texts'];
  return {
    id: found['id'] as Id,
    edition: Number(found['edition'] ?? 0),
    rows: Array.isArray(texts) ? texts.map(toRow) : [],
  };
}
