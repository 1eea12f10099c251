import type { FeedMapping } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';

export const steps = ['file', 'fields', 'values', 'import'] as const;
export type Step = (typeof steps)[number];

/** What somebody has chosen so far, on the way to an import. */
export type FeedDraft = {
  step: Step;
  file: File;
  /** The file as the server knows it. */
  upload: string | undefined;
  mapping: FeedMapping;
  /** How sure a proposed rule is, from 0 to 1; a rule that somebody chose is not here. */
  confidence: Readonly<Record<string, number>>;
  savedAt: string;
};
