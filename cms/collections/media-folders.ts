import type { CollectionBeforeChangeHook, CollectionConfig, Config } from 'payload';
import { APIError } from 'payload';
import { refuseForeignSite } from '../access/author-guard.ts';
import { assignOwnSite, readOwnAndSharedMedia } from '../access/own-media.ts';
import { changeAsEditor, createInOwnSites } from '../access/own-sites.ts';
import { relationId } from '../access/person.ts';
import { checkTypes } from '../forms/check-types.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { translateCollection } from '../i18n/translate-labels.ts';
import { mediaErrorMessages } from '../media/media-error-messages.ts';
import { isolateRequest } from './isolate-request.ts';
import { mediaSiteField } from './media-site-field.ts';

const FOLDERS = 'payload-folders';
const CONFLICT = 409;

/** Folders belong to a site or to the shared library, as the media in them does. */
export const mediaFolders: Exclude<Config['folders'], false | undefined> = {
  slug: FOLDERS,
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [({ collection }) => translateCollection(ownFolders(collection))],
};

function ownFolders(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    labels: { singular: 'Folder', plural: 'Folders' },
    access: {
      create: createInOwnSites,
      read: readOwnAndSharedMedia,
      update: changeAsEditor(),
      delete: changeAsEditor(),
    },
    hooks: {
      ...collection.hooks,
      beforeOperation: [checkTypes, ...(collection.hooks?.beforeOperation ?? [])],
      beforeValidate: [...(collection.hooks?.beforeValidate ?? []), assignOwnSite],
      beforeChange: [...(collection.hooks?.beforeChange ?? []), refuseForeignSite, refuseFolderOfOtherSite],
    },
    fields: [...collection.fields, mediaSiteField],
  };
}

/** A folder shows what lies in it to everybody who sees the folder. */
export const refuseFolderOfOtherSite: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const item = { ...originalDoc, ...data };
  const folder = relationId(item.folder);
  if (!isId(folder)) return data;
  const found = await req.payload.findByID({
    collection: FOLDERS,
    ...{ id: folder, depth: 0, disableErrors: true, overrideAccess: true, req: isolateRequest(req) },
  });
  const siteOf = (document: unknown) => String(relationId((document as { site?: unknown })?.site) ?? '');
  if (found && siteOf(found) === siteOf(item)) return data;
  const message = chooseText(mediaErrorMessages, req.i18n.language).foreignFolder;
  throw new APIError(message, CONFLICT, { errors: [{ path: 'folder', message }] }, true);
};

function isId(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string';
}
