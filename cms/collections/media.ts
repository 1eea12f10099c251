import type { CollectionConfig } from 'payload';
import type { MediaStore } from '../../src/content/publishing/media-store.ts';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { refuseForeignSite } from '../access/author-guard.ts';
import { assignOwnSite, readOwnAndSharedMedia } from '../access/own-media.ts';
import { changeAsEditor, createInOwnSites, deleteByTrash } from '../access/own-sites.ts';
import { inBothLanguages } from '../i18n/in-both-languages.ts';
import { checkUpload } from '../media/check-upload.ts';
import { fillFileSize } from '../media/fill-file-size.ts';
import { mediaEndpoints } from '../media/media-endpoints.ts';
import { guardReplacement, keepReplacedFile, refuseDeletionInUse } from '../media/replace-upload.ts';
import { uploadLimitTexts } from '../media/upload-limits.ts';
import { checkTrashing, separateTrashing } from '../trash/trash-hooks.ts';
import { refuseFolderOfOtherSite } from './media-folders.ts';
import { mediaSiteField } from './media-site-field.ts';
import { thumbnailUrl } from './media-url.ts';
import { serveUpload } from './serve-upload.ts';
import { saveFocalPoint, storeUpload } from './store-upload.ts';

const pictures = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/svg+xml'];
const files = ['video/mp4', 'video/webm', 'application/pdf'];

/** Bytes are in the sites' media store, which makes every width; the collection holds the metadata. */
export function media({ store }: { store: MediaStore }): CollectionConfig {
  return {
    slug: 'media',
    trash: true,
    labels: { singular: 'Picture or file', plural: 'Media' },
    // What was just uploaded is what is looked for.
    defaultSort: '-createdAt',
    upload: {
      disableLocalStorage: true,
      filesRequiredOnCreate: false,
      focalPoint: true,
      crop: false,
      // Another file is chosen where the form says what would change.
      hideRemoveFile: true,
      mimeTypes: [...pictures, ...files],
      adminThumbnail: ({ doc }) => thumbnailUrl(doc),
      handlers: [serveUpload(store)],
    },
    admin: {
      group: 'Content',
      useAsTitle: 'key',
      pagination: { defaultLimit: 24, limits: [24, 48, 96] },
      defaultColumns: ['filename', 'key', 'alt', 'site', 'mimeType', 'updatedAt'],
      listSearchableFields: ['key', 'filename', 'alt'],
      description: withLimits(
        'Pictures, films and documents of your sites and of the shared library. Pictures are shown in every width they are needed in.',
      ),
      enableListViewSelectAPI: true,
      components: {
        beforeListTable: ['/components/uses/bulk-deletion-warning.tsx#BulkDeletionWarning'],
        edit: { beforeDocumentControls: ['/components/uses/deletion-warning.tsx#DeletionWarning'] },
      },
    },
    folders: true,
    endpoints: mediaEndpoints(store),
    // Its URL is made from these, whatever else a list selects.
    forceSelect: { filename: true, mediaFile: true, type: true },
    access: {
      create: createInOwnSites,
      read: readOwnAndSharedMedia,
      update: changeAsEditor(),
      delete: deleteByTrash(changeAsEditor()),
    },
    hooks: {
      beforeOperation: [separateTrashing, saveFocalPoint, checkUpload],
      beforeValidate: [assignOwnSite],
      beforeChange: [
        refuseForeignSite,
        checkTrashing,
        refuseDeletionInUse,
        refuseFolderOfOtherSite,
        guardReplacement,
        storeUpload(store),
        keepReplacedFile(systemClock),
      ],
      afterRead: [fillFileSize(store)],
    },
    fields: [
      {
        name: 'alt',
        label: 'What it shows',
        type: 'text',
        localized: true,
        admin: { description: 'Read to those who do not see the picture. A page may use words of its own.' },
      },
      {
        name: 'key',
        label: 'Name in the library',
        type: 'text',
        unique: true,
        // Sites find a file by this name; who could choose it could replace a picture of another site.
        access: { create: () => false, update: () => false },
        admin: {
          position: 'sidebar',
          readOnly: true,
          description: 'Pages refer to it by this name. It is made from the name of the file.',
        },
      },
      mediaSiteField,
      {
        name: 'uses',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/components/media/media-uses.tsx#MediaUsesField' },
        },
      },
      readOnlyField({ name: 'earlierFiles', label: 'Earlier files', type: 'json' }),
      readOnlyField({ name: 'mediaFile', label: 'Name in the store', type: 'text' }),
      readOnlyField({ name: 'vector', label: 'Drawing (SVG)', type: 'checkbox' }),
      readOnlyField({ name: 'placeholder', label: 'Shown while it loads', type: 'text' }),
      readOnlyField({ name: 'type', label: 'Kind of file', type: 'text' }),
      readOnlyField({ name: 'bytes', label: 'Size in bytes', type: 'number' }),
    ],
  };
}

type StoreField = { name: string; label: string; type: 'text' | 'checkbox' | 'number' | 'json' };

/** Metadata from the store, which nobody writes by hand. */
function readOnlyField<Field extends StoreField>(field: Field) {
  return { ...field, access: { create: () => false, update: () => false }, admin: { hidden: true } };
}

/** What may be uploaded is said before somebody tries. */
function withLimits(description: string) {
  const { en, sv } = inBothLanguages(description);
  return { en: `${en} ${uploadLimitTexts.en}`, sv: `${sv} ${uploadLimitTexts.sv}` };
}
