import type { JSONField, NumberField } from 'payload';
import { internalFieldAdmin } from '../collections/internal-field-admin.ts';

/** Counts the saves of a document. A save names the revision it is based on (EDIT-09). */
export const revisionField: NumberField = {
  name: 'edition',
  label: 'Edition',
  type: 'number',
  defaultValue: 0,
  admin: internalFieldAdmin,
};

/** The form that saved last (see judge-save.ts). Nobody reads it: who knew the form could pass for it. */
export const lastSaveField: JSONField = {
  name: 'lastSave',
  label: 'Last save',
  type: 'json',
  hidden: true,
  hooks: { beforeDuplicate: [() => null] },
};
