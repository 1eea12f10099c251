import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { toPerson } from '../access/person.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { trashMove } from '../trash/trash-move.ts';
import { keepEarlierFile, readEarlierFiles } from './earlier-files.ts';
import { findMediaUses, type MediaUses } from './find-media-uses.ts';
import { mediaErrorMessages } from './media-error-messages.ts';

const CONFLICT = 409;
/** `PATCH /admin/api/media/12?replace=everywhere`: whoever sends it knows where the file is used. */
export const REPLACE_EVERYWHERE = 'everywhere';

/** Another file for a document that pages show: only for those who were told where, and the earlier one is kept. */
export const guardReplacement: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const person = toPerson(req.user);
  const replaces = operation === 'update' && req.file && originalDoc?.mediaFile;
  if (!replaces || !person || req.query?.['replace'] === REPLACE_EVERYWHERE) return data;
  const uses = await findMediaUses(originalDoc, person, req.payload);
  if (uses.shown.length + uses.others === 0) return data;
  const count = uses.shown.length + uses.others;
  const message = chooseText(mediaErrorMessages, req.i18n.language).inUse(placesOf(uses), count);
  const errors = [{ path: 'file', message }];
  throw new APIError(message, CONFLICT, { errors }, true);
};

/** What pages show is not moved to the trash: it says where, and that another file can take its place there. */
export const refuseDeletionInUse: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const person = toPerson(req.user);
  if (!person || trashMove(data, originalDoc) !== 'trash') return data;
  const uses = await findMediaUses(originalDoc, person, req.payload);
  const count = uses.shown.length + uses.others;
  if (count === 0) return data;
  const message = chooseText(mediaErrorMessages, req.i18n.language).stillUsed(placesOf(uses), count);
  throw new APIError(message, CONFLICT, { reason: 'used' }, true);
};

export function keepReplacedFile(clock: () => Date): CollectionBeforeChangeHook {
  return ({ data, originalDoc, operation }) => {
    if (operation !== 'update' || !data['mediaFile']) return data;
    const earlier = readEarlierFiles(originalDoc?.earlierFiles);
    return { ...data, earlierFiles: keepEarlierFile(earlier, originalDoc ?? {}, data, clock()) };
  };
}

const NAMED = 3;

function placesOf({ shown }: MediaUses): string {
  return shown
    .slice(0, NAMED)
    .map(({ title, site }) => [title, site].filter(Boolean).join(', '))
    .join('; ');
}
