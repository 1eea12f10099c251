import type { CollectionSlug, Payload } from 'payload';
import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';
import { findReferences } from './find-references.ts';
import { toPageDocuments } from './page-documents.ts';
import { findRows, type StudioRow } from './payload-rows.ts';
import { toShellDocuments } from './site-documents.ts';
import type { StudioId } from './to-published.ts';

type DraftQuery = { site: string; language: string; key: string };

/** A page, and the header and footer around it, as they are in their newest drafts; undefined when there is no such page. */
export async function draftDocuments(
  payload: Payload,
  { site, language, key }: DraftQuery,
): Promise<PublishedDocument[] | undefined> {
  const [named] = await findRows(payload, 'sites', {
    where: { name: { equals: site } },
    select: { name: true },
  });
  const page = named && (await newestDraft(payload, 'pages', { site: named.id, key }));
  if (!page) return undefined;
  const shell = await newestDraft(payload, 'shells', { site: named.id });
  const { referencesIn } = await findReferences(payload, [page, shell], named);
  const ofPage = toPageDocuments({ ...page, key }, site, referencesIn).filter(isInLanguage(language));
  if (ofPage.length === 0) return undefined;
  return [...ofPage, ...toShellDocuments(shell ?? {}, site, referencesIn).filter(isInLanguage(language))];
}

function isInLanguage(language: string) {
  return (document: PublishedDocument) => document.language === language;
}

async function newestDraft(payload: Payload, collection: string, by: { site: StudioId; key?: string }) {
  const where = { and: Object.entries(by).map(([name, equals]) => ({ [name]: { equals } })) };
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    draft: true,
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
    where,
  });
  return docs[0] as unknown as StudioRow | undefined;
}
