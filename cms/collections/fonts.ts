import type { CollectionConfig } from 'payload';
import type { MediaStore } from '../../src/content/publishing/media-store.ts';
import { administrators, signedIn } from '../access/role-access.ts';
import { MAX_FONT_MEGABYTES } from '../fonts/font-limits.ts';
import { checkFont, checkFontFile } from './check-font.ts';
import { refuseDeleteOfUsedFont } from './font-uses.ts';
import { serveFont, storeFont } from './store-font.ts';

/** The fonts of a group: each document is one file, a weight of a family or a range of them. Themes name the family. */
export const fonts = ({ store }: { store: MediaStore }): CollectionConfig => ({
  slug: 'fonts',
  disableDuplicate: true,
  labels: { singular: 'Font', plural: 'Fonts' },
  upload: {
    disableLocalStorage: true,
    // Refused with a sentence of our own.
    filesRequiredOnCreate: false,
    crop: false,
    focalPoint: false,
    mimeTypes: ['font/ttf', 'font/otf', 'font/woff', 'font/woff2'],
    handlers: [serveFont(store)],
  },
  admin: {
    group: 'Site',
    useAsTitle: 'family',
    defaultColumns: ['family', 'weights', 'style', 'filename', 'updatedAt'],
    listSearchableFields: ['family', 'filename'],
    description: {
      en: `Fonts of your own, for themes: TTF, OTF, WOFF or WOFF2 up to ${MAX_FONT_MEGABYTES} MB, each weight and the italic as a file, or a variable font. Pages load small parts of them.`,
      sv: `Egna typsnitt för teman: TTF, OTF, WOFF eller WOFF2 upp till ${MAX_FONT_MEGABYTES} MB, varje vikt och kursiven som en fil, eller ett variabelt typsnitt. Sidorna laddar små delar av dem.`,
    },
    enableListViewSelectAPI: true,
  },
  defaultSort: 'family',
  access: { create: administrators, read: signedIn, update: administrators, delete: administrators },
  hooks: {
    beforeOperation: [checkFontFile],
    beforeValidate: [checkFont],
    beforeChange: [storeFont(store)],
    beforeDelete: [refuseDeleteOfUsedFont],
  },
  fields: [
    {
      name: 'family',
      label: 'Family',
      type: 'text',
      admin: {
        description: 'Themes name it. Empty: as the file says. Files with the same name are one family.',
      },
    },
    {
      name: 'weights',
      label: 'Weight',
      type: 'text',
      admin: { description: 'Such as 400, or 300 700 of a variable font. Empty: as the file says.' },
    },
    {
      name: 'style',
      label: 'Slant',
      type: 'select',
      options: [
        { value: 'normal', label: 'Upright' },
        { value: 'italic', label: 'Italic' },
      ],
      admin: { description: 'Empty: as the file says.' },
    },
    {
      name: 'missing',
      label: 'Letters that it lacks',
      type: 'text',
      access: { create: () => false, update: () => false },
      admin: {
        readOnly: true,
        description: 'Of our languages; they are shown in a font of the visitor. Empty: none.',
      },
    },
    {
      name: 'sample',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/themes/font-sample.tsx#FontSample' },
      },
    },
    hidden({ name: 'key', label: 'Key', type: 'text', unique: true }),
    hidden({ name: 'originalFile', label: 'Name in the store', type: 'text' }),
    hidden({ name: 'prepared', label: 'What pages load', type: 'json' }),
  ],
});

type HiddenField = { name: string; label: string; type: 'text' | 'json'; unique?: true };

/** Made from the file, which nobody writes by hand. */
function hidden<Field extends HiddenField>(field: Field) {
  return { ...field, access: { create: () => false, update: () => false }, admin: { hidden: true } };
}
