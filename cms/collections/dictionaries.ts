import type { CollectionConfig } from 'payload';
import { checkTexts } from '../texts/check-texts.ts';
import { refuseSecondBesideTrash } from '../trash/trash-hooks.ts';
import { publishedOnSave } from './published-on-save.ts';
import { siteField } from './site-field.ts';
import { siteTitleField } from './site-title-field.ts';

const rules = publishedOnSave({ check: refuseSecondBesideTrash });

export const dictionaries: CollectionConfig = {
  slug: 'dictionaries',
  labels: { singular: 'Texts of a site', plural: 'Texts' },
  admin: {
    // Texts are worked on in a view of their own; here are their versions and what is in the trash.
    group: false,
    useAsTitle: 'title',
    defaultColumns: ['title', 'updatedAt'],
    description: 'Words on buttons, in forms and in messages that are not part of any page. Saved is public.',
    enableListViewSelectAPI: true,
  },
  ...rules,
  hooks: { ...rules.hooks, beforeValidate: [...rules.hooks.beforeValidate, checkTexts] },
  fields: [
    siteTitleField,
    siteField({ unique: true }),
    {
      name: 'finder',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/texts/text-finder.tsx#TextFinder' },
      },
    },
    {
      name: 'texts',
      label: 'Texts',
      labels: { singular: 'Text', plural: 'Texts' },
      type: 'array',
      // A table called dictionaries_texts is one of Payload's own.
      dbName: 'dictionary_texts',
      localized: true,
      admin: {
        initCollapsed: false,
        components: { RowLabel: '/components/texts/text-row-label.tsx#TextRowLabel' },
        description:
          'Only what differs from the built-in texts; a key that is not here keeps its built-in text.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'key',
              label: 'Key',
              type: 'text',
              required: true,
              admin: {
                width: '35%',
                description: 'The name of the text; leave it as it is.',
                components: { Field: '/components/texts/text-key-field.tsx#TextKeyField' },
              },
            },
            {
              name: 'text',
              label: 'Text',
              type: 'textarea',
              admin: {
                width: '65%',
                components: { Description: '/components/texts/built-in-text.tsx#BuiltInText' },
              },
            },
          ],
        },
        // The product's text of that day; one that has changed since is marked.
        { name: 'replaces', label: 'Replaces', type: 'textarea', admin: { hidden: true } },
      ],
    },
  ],
};
