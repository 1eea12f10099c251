import type { CollectionConfig } from 'payload';
import { refuseForeignSite } from '../access/author-guard.ts';
import { changeAsEditor, createAsEditor, readInOwnSites } from '../access/own-sites.ts';
import { nameTag, refuseDeleteOfUsedTag } from '../stories/name-tag.ts';
import { internalFieldAdmin } from './internal-field-admin.ts';
import { siteField } from './site-field.ts';

/** The tags that the stories of a site may carry, in the order in which visitors choose from them. */
export const tags: CollectionConfig = {
  slug: 'tags',
  labels: {
    singular: { en: 'Tag of stories', sv: 'Etikett' },
    plural: { en: 'Tags of stories', sv: 'Etiketter' },
  },
  orderable: true,
  // Another tag has another name.
  disableDuplicate: true,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'name', 'key', 'site', 'updatedAt'],
    listSearchableFields: ['title', 'tagId'],
    description: {
      en: 'What visitors choose stories by. Drag to change the order. Saved is public.',
      sv: 'Det besökare väljer artiklar efter. Dra för att ändra ordningen. Det som sparas syns utåt direkt.',
    },
    enableListViewSelectAPI: true,
  },
  access: {
    create: createAsEditor,
    read: readInOwnSites(),
    update: changeAsEditor(),
    delete: changeAsEditor(),
  },
  indexes: [{ fields: ['site', 'tagId'], unique: true }],
  hooks: {
    beforeValidate: [nameTag],
    beforeChange: [refuseForeignSite],
    beforeDelete: [refuseDeleteOfUsedTag],
  },
  fields: [
    {
      name: 'name',
      label: { en: 'Name', sv: 'Namn' },
      type: 'text',
      localized: true,
      maxLength: 60,
      admin: {
        description: {
          en: 'What visitors read. Where it is empty, the tag does not exist in this language.',
          sv: 'Det besökare läser. Där det är tomt finns etiketten inte på det språket.',
        },
      },
    },
    {
      name: 'key',
      label: { en: 'In addresses', sv: 'I adresser' },
      type: 'text',
      localized: true,
      admin: {
        description: {
          en: 'Such as pa-vag. Empty: made from the name.',
          sv: 'Till exempel pa-vag. Tomt: görs av namnet.',
        },
      },
    },
    siteField(),
    {
      name: 'tagId',
      label: 'Id',
      type: 'text',
      access: { update: () => false },
      hooks: { beforeDuplicate: [() => null] },
      admin: internalFieldAdmin,
    },
    /** The name in the language that was written first, so that lists show one whatever the language. */
    { name: 'title', label: { en: 'Tag', sv: 'Etikett' }, type: 'text', admin: { hidden: true } },
  ],
};
