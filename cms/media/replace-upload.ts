import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { toPerson } from '../access/person.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { keepEarlierFile, readEarlierFiles } from './earlier-files.ts';
import { findMediaUses, type MediaUses } from './find-media-uses.ts';

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
  const text = chooseText(texts, req.i18n.language)(placesOf(uses), uses.shown.length + uses.others);
  throw new APIError(text, CONFLICT, undefined, true);
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

const texts = {
  en: (places: string, count: number) =>
    `This file is used in ${count === 1 ? 'one place' : `${count} places`} (${places}), which would all show the new one. Replace it with “Replace the file”, or send replace=everywhere.`,
  sv: (places: string, count: number) =>
    `Filen används på ${count === 1 ? 'ett ställe' : `${count} ställen`} (${places}), som alla skulle visa den nya. Byt den med ”Byt fil”, eller skicka replace=everywhere.`,
};
