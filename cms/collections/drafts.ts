const AUTOSAVE_MS = 500;
const VERSIONS_KEPT = 50;

/** What is written becomes public only by publishing, now or at a time that was set. */
export const drafts = {
  maxPerDoc: VERSIONS_KEPT,
  drafts: {
    autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
    schedulePublish: true,
    validate: false,
  },
} as const;

/** For what is public as soon as it is saved. */
export const versionsWithoutDrafts = { maxPerDoc: VERSIONS_KEPT, drafts: false } as const;
