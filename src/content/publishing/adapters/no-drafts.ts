import type { Drafts } from '../drafts.ts';

/** An installation without a studio shows its editors what is published, or what they send along. */
export const noDrafts: Drafts = { find: async () => ({ state: 'none' }) };
