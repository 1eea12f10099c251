import type { Change, DocumentKind, PublishedDocument } from '../published-store.ts';
import type { PublishedDocumentTable } from '../tables.ts';

type Row = PublishedDocumentTable;

export function toRow(document: PublishedDocument, revision: number, publishedAt: string): Row {
  const { kind, site, language, key, body } = document;
  const json = JSON.stringify(body);
  if (json === undefined) throw new TypeError(`${kind} ${site} ${language} ${key} has no body to publish`);
  return { kind, site, language, key, body: json, revision, published_at: publishedAt, removed: 0 };
}

export function toChange({ removed, published_at: publishedAt, ...row }: Row): Change {
  const { site, language, key, revision } = row;
  const kind = row.kind as DocumentKind;
  const body = parseJson(row.body);
  return { revision, document: { kind, site, language, key, body, removed: removed === 1 }, publishedAt };
}

// A row that was corrupted manually must not hide all the others; its reader's validation refuses it.
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
