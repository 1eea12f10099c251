import { APIError, type CollectionBeforeChangeHook, type NumberField } from 'payload';
import { internalFieldAdmin } from './internal-field-admin.ts';
import { processSaveHistory } from './save-history.ts';

const CONFLICT = 409;

/** Counts the saves of a document. A save names the edition it is based on (EDIT-09). */
export const editionField: NumberField = {
  name: 'edition',
  label: 'Edition',
  type: 'number',
  defaultValue: 0,
  admin: internalFieldAdmin,
};

/** Refuses a save that is based on an older edition; nothing of it is stored. */
export const refuseStaleEdition: CollectionBeforeChangeHook = (saving) => {
  const { data, originalDoc, operation, req } = saving;
  if (operation === 'create') return { ...data, edition: 1 };
  const latest = numberOf(originalDoc?.edition);
  // Restoring a version is based on an older edition on purpose.
  const based = req.context['isRestoringVersion'] ? latest : numberOf(data['edition'], latest);
  const own = processSaveHistory();
  const document = `${saving.collection.slug} ${originalDoc?.id}`;
  if (based !== latest && !own.isOwnSince(based, document, req.user?.id))
    throw new APIError(staleMessage, CONFLICT, undefined, true);
  own.record(latest, document, req.user?.id);
  return { ...data, edition: latest + 1 };
};

export const staleMessage =
  'Somebody else has changed this in the meantime, so nothing was saved. Copy what you wrote, load the page again, and put it in there.';

function numberOf(value: unknown, otherwise = 0): number {
  return typeof value === 'number' ? value : otherwise;
}
