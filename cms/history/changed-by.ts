import type { CollectionBeforeChangeHook, TextField } from 'payload';

/**
 * Who saved a document last, by the name that person had then; each version keeps its own. A name and no relation: editors
 * may not read the accounts of administrators, and an account that is deleted leaves its name behind.
 */
export const changedByField: TextField = {
  name: 'changedBy',
  label: { en: 'Changed by', sv: 'Ändrad av' },
  type: 'text',
  index: true,
  hooks: { beforeDuplicate: [() => null] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    components: { Field: '/components/history/last-change.tsx#LastChange' },
  },
};

/** The studio's own writes, such as filling it, have no person; they leave the name as it is. */
export const setChangedBy: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { name, email } = (req.user ?? {}) as { name?: string | null; email?: string };
  return { ...data, changedBy: name || email || originalDoc?.changedBy || null };
};
