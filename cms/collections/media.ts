import type { CollectionConfig } from 'payload';
import type { MediaStore } from '../../src/publishing/media-store.ts';
import { administrators, notAuthors, signedIn } from '../access/everybody.ts';
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
      defaultColumns: ['filename', 'key', 'alt', 'mimeType', 'updatedAt'],
      listSearchableFields: ['key', 'filename', 'alt'],
      description:
        'Pictures, films and documents of all sites. Pictures are shown in every width they are needed in.',
      enableListViewSelectAPI: true,
    },
    // Its address is made from these, whatever else a list asks for.
    forceSelect: { filename: true, mediaFile: true, type: true },
    access: { create: signedIn, read: signedIn, update: notAuthors, delete: administrators },
    hooks: { beforeOperation: [takeFocalPoint], beforeChange: [keepUpload(store)] },
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
        admin: {
          position: 'sidebar',
          readOnly: true,
          description: 'Pages refer to it by this name. It is made from the name of the file.',
        },
      },
      kept({ name: 'mediaFile', label: 'Name in the store', type: 'text' }),
      kept({ name: 'vector', label: 'Drawing (SVG)', type: 'checkbox' }),
      kept({ name: 'placeholder', label: 'Shown while it loads', type: 'text' }),
      kept({ name: 'type', label: 'Kind of file', type: 'text' }),
      kept({ name: 'bytes', label: 'Size in bytes', type: 'number' }),
    ],
  };
}

type Told = { name: string; label: string; type: 'text' | 'checkbox' | 'number' };

/** What the store says of a file; nobody writes it by hand. */
function kept<Field extends Told>(field: Field) {
  return { ...field, access: { create: () => false, update: () => false }, admin: { hidden: true } };
}
