import type { PublishedDocument } from './published-store.ts';

export type DraftAddress = { site: string; language: string; key: string };

/** A page's unpublished draft in the studio. */
export type DraftResult =
  | { state: 'found'; documents: readonly PublishedDocument[] }
  /** The studio knows no such page, or not in this language. */
  | { state: 'none' }
  | { state: 'refused' }
  | { state: 'unreachable'; reason: string };

/** Fetches drafts from the studio, which verifies the preview token again. */
export interface Drafts {
  find(page: DraftAddress, token: string): Promise<DraftResult>;
}
