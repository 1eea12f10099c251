import { APIError, type CollectionBeforeChangeHook, type NumberField } from 'payload';
import { internalFieldAdmin } from './internal-field-admin.ts';
import { processSaveHistory } from './save-history.ts';

const CONFLICT = 409;

/** Counts the saves of a document. Whoever saves says which one they had before them (EDIT-09). */
export const editionField: NumberField = {
  name: 'edition',
  label: 'Edition',
  type: 'number',
  defaultValue: 0,
  admin: internalFieldAdmin,
};

/** A save that was based on an older edition is refused, and nothing of it is kept. */
export const refuseStaleEdition: CollectionBeforeChangeHook = (saving) => {
  const { data, originalDoc, operation, req } = saving;
  if (operation === 'create') return { ...data, edition: 1 };
  const latest = numberOf(originalDoc?.edition);
  // To bring back an older version is meant to begin from an older one.
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
