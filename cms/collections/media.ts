import type { CollectionConfig, RelationshipField } from 'payload';
import type { MediaStore } from '../../src/publishing/media-store.ts';
import { staysInOwnSites } from '../access/author-guard.ts';
import { administratorsSet } from '../access/everybody.ts';
import { choosesOwnSite, onlySiteOf, seesOwnAndSharedMedia } from '../access/own-media.ts';
import { changedByEditors, createdInOwnSites } from '../access/own-sites.ts';
import { personOf } from '../access/person.ts';
import { keepUpload, takeFocalPoint } from './keep-upload.ts';
import { thumbnailOf } from './media-address.ts';
import { showUpload } from './show-upload.ts';

const pictures = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/svg+xml'];
const files = ['video/mp4', 'video/webm', 'application/pdf'];

/** The bytes lie in the site's own media store, where every width is made; here lies what is told about them. */
export function media({ store }: { store: MediaStore }): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Picture or file', plural: 'Media' },
    upload: {
      disableLocalStorage: true,
      filesRequiredOnCreate: false,
      focalPoint: true,
      crop: false,
      mimeTypes: [...pictures, ...files],
      adminThumbnail: ({ doc }) => thumbnailOf(doc),
      handlers: [showUpload(store)],
    },
    admin: {
      group: 'Content',
      useAsTitle: 'key',
      defaultColumns: ['filename', 'key', 'alt', 'site', 'mimeType', 'updatedAt'],
      listSearchableFields: ['key', 'filename', 'alt'],
      description:
        'Pictures, films and documents of your sites and of the shared library. Pictures are shown in every width they are needed in.',
      enableListViewSelectAPI: true,
    },
    // Its address is made from these, whatever else a list asks for.
    forceSelect: { filename: true, mediaFile: true, type: true },
    access: {
      create: createdInOwnSites,
      read: seesOwnAndSharedMedia,
      update: changedByEditors(),
      delete: changedByEditors(),
    },
    hooks: {
      beforeOperation: [takeFocalPoint],
      beforeValidate: [choosesOwnSite],
      beforeChange: [staysInOwnSites, keepUpload(store)],
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
        // Sites find a file by this name; who could choose it could stand in for a picture of another site.
        access: { create: () => false, update: () => false },
        admin: {
          position: 'sidebar',
          readOnly: true,
          description: 'Pages refer to it by this name. It is made from the name of the file.',
        },
      },
      siteOfMedia,
      kept({ name: 'mediaFile', label: 'Name in the store', type: 'text' }),
      kept({ name: 'vector', label: 'Drawing (SVG)', type: 'checkbox' }),
      kept({ name: 'placeholder', label: 'Shown while it loads', type: 'text' }),
      kept({ name: 'type', label: 'Kind of file', type: 'text' }),
      kept({ name: 'bytes', label: 'Size in bytes', type: 'number' }),
    ],
  };
}

/** Without a site it belongs to the shared library. Only administrators move it from one to the other. */
const siteOfMedia: RelationshipField = {
  name: 'site',
  label: 'Site',
  type: 'relationship',
  relationTo: 'sites',
  index: true,
  defaultValue: ({ user }: { user?: unknown }) => {
    const person = personOf(user);
    return person && person.role !== 'administrator' ? onlySiteOf(person) : undefined;
  },
  access: { update: administratorsSet },
  admin: {
    position: 'sidebar',
    allowCreate: false,
    description:
      'Its editors may change it. Empty: the shared library, which all sites use and administrators keep.',
  },
};

type Told = { name: string; label: string; type: 'text' | 'checkbox' | 'number' };

/** What the store says of a file; nobody writes it by hand. */
function kept<Field extends Told>(field: Field) {
  return { ...field, access: { create: () => false, update: () => false }, admin: { hidden: true } };
}
