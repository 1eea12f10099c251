import type { PublishedDocument } from './published-store.ts';

export type DraftAddress = { site: string; language: string; key: string };

/** What the studio has of a page that nobody but its editors may see. */
export type DraftResult =
  | { state: 'found'; documents: readonly PublishedDocument[] }
  /** The studio knows no such page, or not in this language. */
  | { state: 'none' }
  | { state: 'refused' }
  | { state: 'unreachable'; reason: string };

/** Where drafts are asked for: the studio. It checks the pass once more. */
export interface Drafts {
  find(page: DraftAddress, pass: string): Promise<DraftResult>;
}
