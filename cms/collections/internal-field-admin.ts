/** A field that the studio keeps for itself: no editor fills it in, searches by it or compares it. */
export const internalFieldAdmin = {
  hidden: true,
  disableListColumn: true,
  disableListFilter: true,
  disableBulkEdit: true,
  components: { Diff: '/components/rows/no-diff.tsx#NoDiff' },
} as const;
