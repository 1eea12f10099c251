/** A field that only the studio itself writes: editors neither see, search nor compare it. */
export const internalFieldAdmin = {
  hidden: true,
  disableListColumn: true,
  disableListFilter: true,
  disableBulkEdit: true,
  components: { Diff: '/components/rows/no-diff.tsx#NoDiff' },
} as const;
